// Selectors fit 32 bits, because that is what is looked at after lowering (M37;
// 23 looks at all of them).
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// RUN: sed 's/case 0/case 4294967296/' %s > %t.large.mlir
// RUN: not %scion recondition %t.large.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=LARGE
// REQUIRES: mlir-22
// REPORT: switch-selectors: @choose: scf.index_switch at line {{.*}}: selector of 32 bits
// REPORT-NOT: {{.}}
// LARGE: scf.index_switch: a case of more than 32 bits

memref.global "private" @numbers : memref<2xindex> = dense<[4294967296, -3]>
func.func @choose(%i: index, %few: index) {
  // INTERP: i64 11
  %r = scf.index_switch %i -> i32
  case 0 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 11 : i32
    scf.yield %b : i32
  }
  vector.print %r : i32
  // A selector that was small in the run stays, and so does what was never run.
  // INTERP: i64 20
  %s = scf.index_switch %few -> i32
  case -3 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  default {
    %b = scf.index_switch %i -> i32
    case 7 {
      %c = arith.constant 21 : i32
      scf.yield %c : i32
    }
    default {
      %c = arith.constant 22 : i32
      scf.yield %c : i32
    }
    scf.yield %b : i32
  }
  vector.print %s : i32
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %numbers = memref.get_global @numbers : memref<2xindex>
  %large = memref.load %numbers[%c0] : memref<2xindex>
  %few = memref.load %numbers[%c1] : memref<2xindex>
  func.call @choose(%large, %few) : (index, index) -> ()
  // INTERP: finished
  return
}
