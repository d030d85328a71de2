// RUN: %scion interp %s | FileCheck %s
// C computes: an unsigned char wraps, and a number with a sign is compared
// with one without as if it had none.
// CHECK:      i64 1073741826
// CHECK-NEXT: i64 4
// CHECK-NEXT: i64 4
// CHECK-NEXT: i64 3221225478
// CHECK-NEXT: i64 4
// CHECK-NEXT: i64 0
// CHECK-NEXT: i64 4
// CHECK-NEXT: finished
func.func private @printI64(i64)

emitc.global @table : !emitc.array<4xi32> = dense<[3, -1, 4, 2147483647]>
emitc.func @half(%x: i32) -> i32 {
  %two = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %h = emitc.div %x, %two : (i32, i32) -> i32
  emitc.return %h : i32
}
func.func @main() {
  %zero = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
  %four = "emitc.constant"() <{value = 4 : index}> : () -> !emitc.size_t
  %one = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
  %sum = "emitc.variable"() <{value = 0 : i64}> : () -> !emitc.lvalue<i64>
  emitc.for %i = %zero to %four step %one : !emitc.size_t {
    %t = emitc.get_global @table : !emitc.array<4xi32>
    %p = emitc.subscript %t[%i] : (!emitc.array<4xi32>, !emitc.size_t) -> !emitc.lvalue<i32>
    %x = emitc.load %p : !emitc.lvalue<i32>
    %h = emitc.call @half(%x) : (i32) -> i32
    %w = emitc.cast %h : i32 to i64
    %s = emitc.load %sum : !emitc.lvalue<i64>
    %n = emitc.add %s, %w : (i64, i64) -> i64
    emitc.assign %n : i64 to %sum : !emitc.lvalue<i64>
  }
  %s = emitc.load %sum : !emitc.lvalue<i64>
  func.call @printI64(%s) : (i64) -> ()
  // An unsigned char wraps, a comparison of signed and unsigned is unsigned.
  %a = "emitc.constant"() <{value = 250 : ui8}> : () -> ui8
  %b = "emitc.constant"() <{value = 10 : ui8}> : () -> ui8
  %c = emitc.add %a, %b : (ui8, ui8) -> ui8
  %d = emitc.cast %c : ui8 to i64
  func.call @printI64(%d) : (i64) -> ()
  %m = "emitc.constant"() <{value = -1 : i32}> : () -> i32
  %u = "emitc.constant"() <{value = 1 : ui32}> : () -> ui32
  %less = emitc.cmp lt, %m, %u : (i32, ui32) -> i1
  emitc.if %less {
    func.call @printI64(%s) : (i64) -> ()
  } else {
    func.call @printI64(%d) : (i64) -> ()
  }
  %e = emitc.expression %d, %s : (i64, i64) -> i64 {
    %x = emitc.mul %d, %s : (i64, i64) -> i64
    %y = emitc.sub %x, %s : (i64, i64) -> i64
    emitc.yield %y : i64
  }
  func.call @printI64(%e) : (i64) -> ()
  // The branch of a conditional that is not taken is not computed, nor is what
  // stands right of && where the left is false.
  %wide = "emitc.constant"() <{value = 64 : i64}> : () -> i64
  %none = "emitc.constant"() <{value = 0 : i64}> : () -> i64
  %f = emitc.expression %d, %wide, %none : (i64, i64, i64) -> i64 {
    %x = emitc.bitwise_right_shift %d, %wide : (i64, i64) -> i64
    %in = emitc.cmp lt, %wide, %d : (i64, i64) -> i1
    %y = emitc.conditional %in, %x, %d : i64
    emitc.yield %y : i64
  }
  func.call @printI64(%f) : (i64) -> ()
  %g = emitc.expression %d, %none : (i64, i64) -> i1 {
    %some = emitc.cmp ne, %none, %none : (i64, i64) -> i1
    %x = emitc.div %d, %none : (i64, i64) -> i64
    %less1 = emitc.cmp lt, %x, %d : (i64, i64) -> i1
    %y = emitc.logical_and %some, %less1 : i1, i1
    emitc.yield %y : i1
  }
  %h = emitc.cast %g : i1 to i64
  func.call @printI64(%h) : (i64) -> ()
  emitc.switch %m : i32
  case -1 {
    func.call @printI64(%d) : (i64) -> ()
    emitc.yield
  }
  default {
    func.call @printI64(%s) : (i64) -> ()
    emitc.yield
  }
  return
}
