// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-forward-store)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @forward
func.func @forward(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  // CHECK-NOT: memref.load
  memref.store %x, %m[%i] : memref<4xi32>
  %a = memref.load %m[%i] : memref<4xi32>
  return %a : i32
}

// CHECK-LABEL: @beside
func.func @beside(%i: index, %x: i32, %y: i32) -> i32 {
  %a = memref.alloca() : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%i] : memref<4xi32>
  memref.store %y, %b[%i] : memref<4xi32>
  %v = memref.load %a[%i] : memref<4xi32>
  return %v : i32
}
