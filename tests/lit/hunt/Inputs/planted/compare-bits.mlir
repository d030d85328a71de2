// RUN: mlir-opt %s -pass-pipeline="builtin.module(planted-compare-bits)" \
// RUN:   -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @differ
func.func @differ(%a: i1, %b: i1) -> i1 {
  // CHECK: arith.xori
  %r = arith.cmpi ne, %a, %b : i1
  return %r : i1
}

// CHECK-LABEL: @less
func.func @less() {
  %a = "test.source"() : () -> i1
  %b = "test.source"() : () -> i1
  %r = arith.cmpi ult, %a, %b : i1
  "test.sink"(%r) : (i1) -> ()
  return
}
