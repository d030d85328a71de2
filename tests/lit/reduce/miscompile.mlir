// From a program and a pipeline to one pass on a few ops, and a report that
// holds with stock tools. The wrong pass is a planted one.

// RUN: rm -rf %t && mkdir -p %t
// RUN: env SCION_PLUGINS=%plugins/Planted.so SCION_PLANTED=planted-strict-compare \
// RUN:   %scion reduce %s --through canonicalize,planted-strict-compare -o %t/one > %t/out 2> %t/progress
// RUN: FileCheck %s < %t/out
// CHECK: planted-strict-compare.miscompile: {{[0-9]+}} ops to {{[67]}},
// RUN: FileCheck %s --check-prefix=PROGRESS < %t/progress
// PROGRESS: `scion run` finds planted-strict-compare.miscompile
// PROGRESS: tries  {{.*}} ops
// PROGRESS: and 1 step after

// RUN: FileCheck %s --check-prefix=PROGRAM < %t/one/reduced.mlir
// PROGRAM: func.func @main() {
// PROGRAM: %cmpi = arith.cmpi slt
// PROGRAM: vector.print %cmpi : i1

// RUN: FileCheck %s --check-prefix=REPORT < %t/one/report.md
// REPORT: # [mlir][arith] `planted-strict-compare` miscompiles `arith.cmpi` (StrictCompare<true>)
// REPORT: mlir-opt --pass-pipeline='builtin.module(planted-strict-compare)' reduced.mlir
// REPORT: // <-- wrong
// REPORT: should print `0`
// REPORT: it prints `1`

// The same bytes with another number of jobs, and nothing left to do.
// RUN: env SCION_PLUGINS=%plugins/Planted.so SCION_PLANTED=planted-strict-compare \
// RUN:   %scion reduce -q %s --through canonicalize,planted-strict-compare -o %t/two -j 3
// RUN: diff -r %t/one %t/two
// RUN: env SCION_PLUGINS=%plugins/Planted.so SCION_PLANTED=planted-strict-compare \
// RUN:   %scion reduce -q %t/one/reduced.mlir --through planted-strict-compare -o %t/again
// RUN: diff %t/one/reduced.mlir %t/again/reduced.mlir

// Stock tools show it; with the right twin of the pass they do not.
// RUN: env MLIR_OPT_FLAGS=--load-pass-plugin=%plugins/Planted.so sh %t/one/replay.sh
// RUN: sed -e 's/planted-strict-compare/planted-strict-compare-right/' %t/one/replay.sh > %t/one/right.sh
// RUN: not env MLIR_OPT_FLAGS=--load-pass-plugin=%plugins/Planted.so sh %t/one/right.sh

memref.global "private" @in : memref<2xi32> = dense<[-5, 7]>
func.func private @helper(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %y = arith.muli %x, %two : i32
  return %y : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %in = memref.get_global @in : memref<2xi32>
  %a = memref.load %in[%c0] : memref<2xi32>
  %b = memref.load %in[%c1] : memref<2xi32>
  %least = arith.constant -2147483648 : i32
  %less = arith.cmpi slt, %a, %least : i32
  %d = call @helper(%b) : (i32) -> i32
  vector.print %d : i32
  %r = scf.if %less -> (i32) {
    scf.yield %d : i32
  } else {
    scf.yield %a : i32
  }
  vector.print %r : i32
  return
}
