// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Shift amounts, positions and starts of slices are cut; NaN is cast as 0.

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

// CHECK-LABEL: func.func @slice
// CHECK: %[[S:.*]] = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
// CHECK: tosa.slice %{{.*}}, %[[S]], %{{.*}} : (tensor<4x4xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xi32>
func.func @slice(%a: tensor<4x4xi32>) -> tensor<3x2xi32> {
  %s = tosa.const_shape {values = dense<[5, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %n : (tensor<4x4xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}
