// Expressions of C evaluate only the operands that they need; a condition is any number.

// RUN: %scion prove %s --through form-expressions | FileCheck %s

// CHECK: @both: form-expressions: proved
func.func @both(%a: i32, %b: i32) -> i1 {
  %0 = emitc.logical_and %a, %b : i32, i32
  return %0 : i1
}

// CHECK: @either: form-expressions: proved
func.func @either(%a: i32, %b: i1) -> i1 {
  %0 = emitc.logical_or %a, %b : i32, i1
  return %0 : i1
}

// CHECK: @nested: form-expressions: proved
func.func @nested(%c: i1, %a: i32, %b: i32) -> i32 {
  %s = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %t = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %0 = emitc.conditional %c, %s, %t : i32
  return %0 : i32
}
