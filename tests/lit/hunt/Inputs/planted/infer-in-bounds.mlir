// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-infer-in-bounds)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @whole
func.func @whole(%m: memref<8xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  // CHECK: in_bounds = [true]
  %v = vector.transfer_read %m[%c0], %zero : memref<8xf32>, vector<8xf32>
  return %v : vector<8xf32>
}

// -----

// CHECK-LABEL: @part
func.func @part(%m: memref<4x8xi32>) -> vector<4xi32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %v = vector.transfer_read %m[%c1, %c1], %zero : memref<4x8xi32>, vector<4xi32>
  return %v : vector<4xi32>
}
