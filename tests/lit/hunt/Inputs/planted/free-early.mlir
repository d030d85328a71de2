// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-free-early)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @early
func.func @early(%x: i64, %i: index) -> i64 {
  // CHECK: memref.load
  // CHECK-NEXT: memref.dealloc
  %a = memref.alloc() : memref<4xi64>
  memref.store %x, %a[%i] : memref<4xi64>
  %v = memref.load %a[%i] : memref<4xi64>
  "test.use"(%v) : (i64) -> ()
  memref.dealloc %a : memref<4xi64>
  return %v : i64
}

// CHECK-LABEL: @copied
func.func @copied(%m: memref<4xi64>, %i: index) -> i64 {
  %a = memref.alloc() : memref<4xi64>
  memref.copy %m, %a : memref<4xi64> to memref<4xi64>
  %v = memref.load %a[%i] : memref<4xi64>
  %w = arith.addi %v, %v : i64
  memref.dealloc %a : memref<4xi64>
  return %w : i64
}
