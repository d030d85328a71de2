// Passes that MLIR's own pipelines live on do no harm to a small loop.

// RUN: %scion pass --pass=canonicalize --pass=cse --sequences=5 %s | FileCheck %s
// CHECK: fine: {{[1-9][0-9]*}} passes run, {{[1-9][0-9]*}} had an effect, 0 known bugs

// The verdict is a function of the input and the options; a seed gives another
// order.
// RUN: %scion pass --pass=canonicalize --pass=cse --json --seed=7 - < %s > %t.first
// RUN: %scion pass --pass=canonicalize --pass=cse --json --seed=7 %s | diff %t.first -
// RUN: FileCheck %s --check-prefix=JSON < %t.first
// JSON: {"effect":{{[1-9][0-9]*}},"known":0,"recognised":{},"run":{{[1-9][0-9]*}},"suppressed":[],"verdict":"fine"}

// RUN: %scion pass --pass=cse --length=1 --sequences=3 --statistics %s 2>&1 | FileCheck %s --check-prefix=COUNTS
// COUNTS: scion: 1 verified, 3 passes run (3 had effect, 0 failed), 3 of them relevant (3 had effect), 1 of 1 passes had an effect
// COUNTS-NEXT: scion: passes, applied/had effect: cse 3/3

func.func @twice(%x: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%sum = %x) -> i32 {
    %a = arith.addi %x, %x : i32
    %b = arith.addi %x, %x : i32
    %c = arith.muli %a, %b : i32
    %d = arith.addi %sum, %c : i32
    scf.yield %d : i32
  }
  return %r : i32
}
