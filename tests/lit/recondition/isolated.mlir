// An op inside of emitc.expression, which is isolated from above, is undefined. A
// value of the function cannot replace its result, so the results of the
// emitc.expression are replaced.

// RUN: %scion recondition %s | FileCheck %s
// RUN: %scion run --paths 1 --to emitc %s
// CHECK: [[V:%.*]] = "memref.load"
// CHECK-NOT: emitc.expression
// CHECK: "func.call"([[V]]) <{callee = @printI64}>

func.func private @printI64(i64)
func.func @main() {
  %a = "emitc.constant"() <{value = 5 : i64}> : () -> i64
  %n = "emitc.constant"() <{value = 64 : i64}> : () -> i64
  %e = emitc.expression %a, %n : (i64, i64) -> i64 {
    %x = emitc.bitwise_left_shift %a, %n : (i64, i64) -> i64
    %y = emitc.sub %x, %a : (i64, i64) -> i64
    emitc.yield %y : i64
  }
  func.call @printI64(%e) : (i64) -> ()
  return
}
