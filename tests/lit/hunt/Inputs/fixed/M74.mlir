// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @last_goes
// CHECK: tensor.extract_slice {{.*}} [1, 4, 1] [1, 1, 1] : tensor<2x4x1xf32> to tensor<1x4xf32>
func.func @last_goes(%t: tensor<2x4x1xf32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[0, 0, 0] [%c1, 4, 1] [1, 1, 1] : tensor<2x4x1xf32> to tensor<?x4xf32>
  %d = tensor.cast %s : tensor<?x4xf32> to tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
