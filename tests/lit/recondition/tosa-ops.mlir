// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Shift amounts and positions are cut (starts of slices: tosa-slices.mlir); NaN is cast as 0.

// CHECK-LABEL: func.func @shift
// CHECK: %[[A:.*]] = arith.remui %{{.*}} : tensor<4xi32>
// CHECK: tosa.logical_left_shift %{{.*}}, %[[A]]
func.func @shift(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @cast
// CHECK: %[[X:.*]] = arith.select
// CHECK: tosa.cast %[[X]]
func.func @cast(%a: tensor<4xf32>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// An identity that is of another type than its operand means nothing, even
// where it never runs: it may be moved to where it does.
// CHECK-NOT: @identity
func.func @identity(%a: tensor<4xi32>) -> tensor<4xi1> {
  %0 = "tosa.identity"(%a) : (tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
