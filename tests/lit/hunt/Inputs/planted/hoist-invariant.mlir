// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-hoist-invariant)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @flag
func.func @flag(%m: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: memref.store
  // CHECK: scf.for
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %x, %m[%c1] : memref<4xi32>
  }
  %v = memref.load %m[%c1] : memref<4xi32>
  return %v : i32
}

// CHECK-LABEL: @last
func.func @last(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %y) -> (i32) {
    "test.use"(%s) : (i32) -> ()
    scf.yield %x : i32
  }
  return %r : i32
}
