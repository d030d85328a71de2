// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-share-load)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @same
func.func @same(%m: memref<4xi32>, %n: memref<4xi32>, %i: index) -> i32 {
  // CHECK: memref.load
  // CHECK-NOT: memref.load
  %a = memref.load %m[%i] : memref<4xi32>
  %c = arith.addi %a, %a : i32
  %b = memref.load %m[%i] : memref<4xi32>
  %r = arith.addi %b, %c : i32
  return %r : i32
}

// CHECK-LABEL: @written
func.func @written(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %a = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %b = memref.load %m[%i] : memref<4xi32>
  %r = arith.addi %a, %b : i32
  return %r : i32
}
