// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// REQUIRES: mlir-22
// Starts of slices are cut to what is there (23 refuses slices that leave their tensor).

// CHECK-LABEL: func.func @slice
// CHECK: %[[S:.*]] = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
// CHECK: tosa.slice %{{.*}}, %[[S]], %{{.*}} : (tensor<4x4xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xi32>
func.func @slice(%a: tensor<4x4xi32>) -> tensor<3x2xi32> {
  %s = tosa.const_shape {values = dense<[5, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %n : (tensor<4x4xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}
