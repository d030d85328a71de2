// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-drop-dead-store)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @twice
func.func @twice(%m: memref<4xi32>, %i: index, %x: i32, %y: i32) {
  // CHECK: memref.store
  // CHECK-NOT: memref.store
  memref.store %x, %m[%i] : memref<4xi32>
  memref.store %y, %m[%i] : memref<4xi32>
  return
}

// CHECK-LABEL: @plane
func.func @plane(%m: memref<4x4xi32>, %i: index, %j: index, %x: i32, %y: i32) {
  memref.store %x, %m[%i, %j] : memref<4x4xi32>
  memref.store %y, %m[%i, %j] : memref<4x4xi32>
  return
}
