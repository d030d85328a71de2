// Two results of one run that must be equal are compared, also where all paths
// share what is wrong: here a pass on every path (docs/Twins.md).

// RUN: %scion run %s --paths 2 --trace > %t.fine
// RUN: FileCheck %s --check-prefix=FINE < %t.fine
// FINE: comparisons agree; 1 twins agree
// FINE: i64 [[MARK:[0-9]+]]
// FINE-NEXT: i64 -2147483648
// FINE-NEXT: i64
// FINE-NEXT: i64 -2147483648
// FINE-NEXT: i64

// RUN: %scion run %s --paths 8 --no-twins > %t.none
// RUN: FileCheck %s --check-prefix=NONE --implicit-check-not=twins < %t.none
// NONE: comparisons agree

// RUN: env SCION_PLUGINS=%plugins/PlantedFolds.so SCION_PLANTED=planted-fold-arith \
// RUN:   %scion run %s --paths 2 --meaning=0 --every-path planted-fold-arith > %t.report; test $? = 1
// RUN: FileCheck %s < %t.report
// CHECK: ASSERTION FAILED: FuzzerHash=planted-fold-arith.miscompile{{$}}
// CHECK-NEXT: summary: twins 0 (arith.shli) differ: i64 0 against i64 -2147483648
// CHECK: pattern: FoldArith<true>
// CHECK: judged by: twin
// CHECK: two observations of one run that must be equal: those after [[FIRST:[0-9]+]] and after [[SECOND:[0-9]+]]
// CHECK: equal on another way, which has each op alone in a function
// CHECK: input of the culprit:
// CHECK: output of the culprit:
// CHECK: expected:
// CHECK-NEXT: i64 0
// CHECK: actual:
// CHECK-NEXT: i64 -2147483648
// CHECK: cat >program.mlir
// CHECK: arith.constant [[FIRST]] : i64
// CHECK: arith.constant [[SECOND]] : i64
// CHECK: cat >isolated.mlir
// CHECK: mlir-opt {{.*}} isolated.mlir | mlir-runner
// CHECK: mlir-opt --pass-pipeline='builtin.module(planted-fold-arith,{{.*}} program.mlir | mlir-runner

// RUN: not %scion run %s --every-path no-such-pass 2> %t.unknown
// RUN: FileCheck %s --check-prefix=UNKNOWN < %t.unknown
// UNKNOWN: there is no pass 'no-such-pass'

func.func @hide(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @main() {
  %x = arith.constant -1 : i32
  %places = arith.constant 31 : i32
  %value = call @hide(%x) : (i32) -> i32
  %right = arith.shrui %value, %places : i32
  %hidden = call @hide(%right) : (i32) -> i32
  %a = arith.shli %right, %places : i32
  %b = arith.shli %hidden, %places : i32
  return
}
