// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-narrow-unsigned)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @equal
func.func @equal(%a: i8, %b: i8) -> i1 {
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  // CHECK: arith.cmpi eq, %{{.*}}, %{{.*}} : i8
  %e = arith.cmpi eq, %x, %y : i32
  return %e : i1
}

// CHECK-LABEL: @less
func.func @less(%a: i16, %b: i16) -> i1 {
  %x = arith.extui %a : i16 to i64
  %y = arith.extui %b : i16 to i64
  %e = arith.cmpi ult, %x, %y : i64
  "test.use"(%e) : (i1) -> ()
  return %e : i1
}

// CHECK-LABEL: @signed
func.func @signed(%a: i16, %b: i16) -> i1 {
  %x = arith.extui %a : i16 to i64
  %y = arith.extui %b : i16 to i64
  %e = arith.cmpi slt, %x, %y : i64
  return %e : i1
}
