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

// The verifier takes a product of another size than its factors.
// CHECK-NOT: @mul_of_another_size
func.func @mul_of_another_size(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x3xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<1xi8>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
