// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Sizes of the wrapper agree; others are out of scope.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @same
func.func @same(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.addi %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// REPORT: dropped the function: arith.addi: dynamic sizes that may differ
func.func @other(%a: tensor<?xi32>, %n: index) -> tensor<?xi32> {
  %c1 = arith.constant 1 : i32
  %s = tensor.splat %c1[%n] : tensor<?xi32>
  %0 = arith.addi %a, %s : tensor<?xi32>
  return %0 : tensor<?xi32>
}
