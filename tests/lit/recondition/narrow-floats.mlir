// Floats of less than 16 bits stay if the program computes with them: only the
// interpreter judges it.
// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion run %s --paths 6 | FileCheck %s --check-prefix AGREE
// AGREE: {{[1-9][0-9]*}} comparisons agree

// CHECK-LABEL: func.func {{.*}}@sum
// CHECK: arith.addf {{.*}} : tensor<2xf8E4M3FN>
func.func @sum(%t: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %c = arith.constant dense<[1.5, 2.0]> : tensor<2xf8E4M3FN>
  %0 = arith.addf %t, %c : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}
