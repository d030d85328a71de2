// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Unknown padding is cut.

// CHECK-LABEL: func.func @f
// CHECK: %[[N:.*]] = arith.remui
// CHECK: tensor.pad %{{.*}} low[%[[N]]] high[1]
func.func @f(%t: tensor<4xi32>, %n: index, %v: i32) -> tensor<?xi32> {
  %0 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<4xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}
