// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-strict-compare)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @below
func.func @below(%a: i32) -> i1 {
  // CHECK: arith.cmpi sle
  %c5 = arith.constant 5 : i32
  %r = arith.cmpi slt, %a, %c5 : i32
  return %r : i1
}

// CHECK-LABEL: @above
func.func @above(%a: i8) -> i1 {
  %c5 = arith.constant 17 : i8
  %r = arith.cmpi ugt, %a, %c5 : i8
  return %r : i1
}
