// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-plain-apply)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @halves
func.func @halves(%n: index) -> (index, index) {
  // CHECK: arith
  %h = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%n)
  %r = affine.apply affine_map<(d0) -> (d0 mod 2)>(%n)
  return %h, %r : index, index
}

// CHECK-LABEL: @sum
func.func @sum(%i: index, %j: index) -> index {
  %s = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 3)>(%i, %j)
  return %s : index
}
