// Conversions to C, for all arguments: what overflows in C, shifts by too much,
// and what is chosen inside of an expression.

// RUN: not %scion prove %s --through convert-arith-to-emitc --known=report | FileCheck %s

// CHECK: @sum: convert-arith-to-emitc: proved
func.func @sum(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// CHECK: @quotient: convert-arith-to-emitc: proved
func.func @quotient(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  %1 = arith.divsi %0, %b : i8
  return %1 : i8
}

// CHECK: @shift: convert-arith-to-emitc: proved
func.func @shift(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrsi %a, %b : i8
  return %0 : i8
}

// CHECK: @choice: convert-arith-to-emitc: proved
func.func @choice(%a: i1, %b: i64, %c: i64) -> i64 {
  %0 = arith.select %a, %b, %c : i64
  %1 = arith.shli %0, %c : i64
  return %1 : i64
}

// Products of narrow unsigned numbers are computed as int, and may overflow.
// CHECK: @product: convert-arith-to-emitc: refuted: {{.*}}emitc.mul: signed overflow
func.func @product(%a: i16, %b: i16) -> i16 {
  %0 = arith.muli %a, %b : i16
  return %0 : i16
}

// A signed i1 is -1 or 0, a bool of C 1 or 0.
// CHECK: @less: convert-arith-to-emitc: refuted: a0 = 1, a1 = 0: returns true before the pass, false after it
func.func @less(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i1
  return %0 : i1
}
