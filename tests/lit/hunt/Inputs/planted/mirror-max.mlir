// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-mirror-max)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @max
func.func @max(%a: f32, %b: f32) -> f32 {
  // CHECK: arith.negf
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}

// CHECK-LABEL: @max_vector
func.func @max_vector(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %r = arith.maximumf %a, %b : vector<4xf64>
  return %r : vector<4xf64>
}
