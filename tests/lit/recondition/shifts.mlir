// Amounts that are too large are cut by a mask, or by remui where the width is no
// power of two.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// REPORT: arith.shli at line {{.*}}: shift amount below the width
// REPORT-NEXT: arith.shrsi at line {{.*}}: shift amount below the width
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<2xi32> = dense<[33, 31]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %numbers = memref.get_global @numbers : memref<2xi32>
  %large = memref.load %numbers[%c0] : memref<2xi32>
  %fine = memref.load %numbers[%c1] : memref<2xi32>
  %0 = arith.shli %large, %fine : i32
  %1 = arith.shli %fine, %large : i32
  %odd = arith.trunci %large : i32 to i7
  %2 = arith.shrsi %odd, %odd : i7
  // The index is wide enough, and what the last op makes, poison, is never used.
  %amount = arith.index_cast %large : i32 to index
  %3 = index.shl %c1, %amount
  %4 = arith.shrui %fine, %large : i32
  // INTERP: i64 -2147483648
  // INTERP: i64 62
  // INTERP: i64 1
  // INTERP: u64 8589934592
  // INTERP: finished
  vector.print %0 : i32
  vector.print %1 : i32
  vector.print %2 : i7
  vector.print %3 : index
  return
}
