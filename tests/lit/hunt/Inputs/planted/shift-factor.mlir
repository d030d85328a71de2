// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-shift-factor)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @times_eight
func.func @times_eight(%a: i32) -> i32 {
  // CHECK: arith.shli
  %c8 = arith.constant 8 : i32
  %r = arith.muli %a, %c8 : i32
  return %r : i32
}

// CHECK-LABEL: @times_six
func.func @times_six(%a: i64) -> i64 {
  // CHECK-NOT: arith.shli
  %c6 = arith.constant 6 : i64
  %r = arith.muli %a, %c6 : i64
  return %r : i64
}
