// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Sizes of the wrapper agree; others are made to.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @same
func.func @same(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.addi %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// A tensor of another size is cut or padded to that of the first.
// REPORT: elementwise-shapes: @other: arith.addi {{.*}}: as large as the first
func.func @other(%a: tensor<?xi32>, %n: index) -> tensor<?xi32> {
  %c1 = arith.constant 1 : i32
  %s = tensor.splat %c1[%n] : tensor<?xi32>
  %0 = arith.addi %a, %s : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// Undefined whatever it is given: so nothing here is taken as it stands.
func.func @undefined(%a: tensor<2xi32>) -> tensor<3xi32> {
  %0 = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<3xi32>
  return %1 : tensor<3xi32>
}
