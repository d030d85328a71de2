// REQUIRES: mlir-22
// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: not %scion recondition --guard-all %s 2>&1 | FileCheck %s --check-prefix=ALL
// The verifier of 22 takes a product of another size than its factors. It
// becomes an input, or is out of scope where nothing is known of the run.

// CHECK-LABEL: func.func @mul_of_another_size
// CHECK-NOT: tosa.mul
// CHECK: func.func @main
// REPORT: results: @mul_of_another_size: tosa.mul {{.*}}: replaced: a result that is not of its type
// ALL: out of scope: tosa.mul: sizes or values that may not fit
func.func @mul_of_another_size(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x3xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<1xi8>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
