// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT
// REQUIRES: mlir-22
// Selectors fit 32 bits, because that is what is looked at after lowering (M37;
// 23 looks at all of them).
// REPORT: dropped the function: scf.index_switch: a case of more than 32 bits

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[I:.*]]: index)
// CHECK: %[[L:.*]] = arith.maxsi %[[I]]
// CHECK: %[[M:.*]] = arith.minsi %[[L]]
// CHECK: scf.index_switch %[[M]]
func.func @unknown(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 0 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 11 : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @known
// CHECK-NOT: maxsi
// CHECK: return
func.func @known(%x: i16) -> i32 {
  %i = arith.index_cast %x : i16 to index
  %r = scf.index_switch %i -> i32
  case -3 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 11 : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-NOT: @large
func.func @large(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 4294967296 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 11 : i32
    scf.yield %b : i32
  }
  return %r : i32
}
