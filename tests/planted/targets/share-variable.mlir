func.func private @printI64(i64)
func.func @main() {
  %v = "emitc.variable"() <{value = 3 : i64}> : () -> !emitc.lvalue<i64>
  %a = emitc.load %v : !emitc.lvalue<i64>
  %b = emitc.load %v : !emitc.lvalue<i64>
  %s = emitc.add %a, %b : (i64, i64) -> i64
  emitc.assign %s : i64 to %v : !emitc.lvalue<i64>
  %c = emitc.load %v : !emitc.lvalue<i64>
  func.call @printI64(%s) : (i64) -> ()
  func.call @printI64(%c) : (i64) -> ()
  return
}
