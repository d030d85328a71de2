// RUN: %scion interp %s | FileCheck %s
// C computes: an unsigned char wraps, and a number with a sign is compared
// with one without as if it had none.
// CHECK:      i64 1073741826
// CHECK-NEXT: i64 4
// CHECK-NEXT: i64 4
// CHECK-NEXT: i64 3221225478
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
