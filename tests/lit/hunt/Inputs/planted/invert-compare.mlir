// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-invert-compare)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @less
func.func @less(%a: f32, %b: f32) -> i1 {
  // CHECK: arith.xori
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}

// CHECK-LABEL: @least
func.func @least(%a: f64, %b: f64) -> f64 {
  %r = arith.cmpf ole, %a, %b : f64
  %s = arith.select %r, %a, %b : f64
  return %s : f64
}
