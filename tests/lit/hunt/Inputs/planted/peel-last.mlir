// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-peel-last)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @sum
func.func @sum(%m: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  // CHECK: scf.for
  %r = scf.for %i = %c0 to %c8 step %c2 iter_args(%s = %zero) -> (i32) {
    %v = memref.load %m[%i] : memref<8xi32>
    %n = arith.addi %s, %v : i32
    scf.yield %n : i32
  }
  return %r : i32
}
