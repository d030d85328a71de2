// RUN: mlir-opt %s -fold-memref-alias-ops -split-input-file | FileCheck %s

// CHECK-LABEL: @read_of_expanded
// CHECK: memref.expand_shape
// CHECK: vector.transfer_read
func.func @read_of_expanded(%a: memref<1x3xi32>) -> vector<3x1xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %b = memref.expand_shape %a [[0], [1, 2]] output_shape [1, 3, 1] : memref<1x3xi32> into memref<1x3x1xi32>
  %v = vector.transfer_read %b[%c0, %c0, %c0], %zero {in_bounds = [true, true]} : memref<1x3x1xi32>, vector<3x1xi32>
  return %v : vector<3x1xi32>
}
