// RUN: mlir-opt %s -convert-scf-to-cf | FileCheck %s

// CHECK-LABEL: @switch
// CHECK: arith.index_cast {{.*}} : index to i64
func.func @switch(%i: index, %x: i32, %y: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 0 {
    scf.yield %x : i32
  }
  default {
    scf.yield %y : i32
  }
  return %r : i32
}
