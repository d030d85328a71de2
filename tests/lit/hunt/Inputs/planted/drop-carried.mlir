// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-drop-carried)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @carried
func.func @carried(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %t = %y) -> (i32, i32) {
    %u = arith.addi %s, %t : i32
    scf.yield %s, %u : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
