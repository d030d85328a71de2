// A conversion that all paths share: arith-expand makes the -1 of a floordivsi
// of more than 64 bits from 64 bits. Paths agree with each other, and not with
// what the program means.
//
// REQUIRES: mlir-22
// RUN: not %scion run --meaning=300000 --known=report %s | FileCheck %s
// CHECK: arith-expand.reference-mismatch{{$}}
// CHECK-NEXT: summary: observation 2: i64 -1 against 0, by the reference semantics
// CHECK: input of the culprit:

func.func private @printI64(i64)
func.func private @halve(%x: i128, %by: i128) -> i128 {
  %r = arith.floordivsi %x, %by : i128
  return %r : i128
}
func.func @main() {
  %x = arith.constant -7 : i128
  %two = arith.constant 2 : i128
  %r = func.call @halve(%x, %two) : (i128, i128) -> i128
  %lo = arith.trunci %r : i128 to i64
  %c64 = arith.constant 64 : i128
  %s = arith.shrsi %r, %c64 : i128
  %hi = arith.trunci %s : i128 to i64
  func.call @printI64(%lo) : (i64) -> ()
  func.call @printI64(%hi) : (i64) -> ()
  return
}
