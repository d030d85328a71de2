// -1 without a sign is more than 1.
func.func private @printI64(i64)
memref.global "private" @in : memref<2xi64> = dense<[-1, 1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @in : memref<2xi64>
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = memref.load %m[%c1] : memref<2xi64>
  %a = emitc.cast %x : i64 to ui64
  %b = emitc.cast %y : i64 to ui64
  %less = emitc.cmp lt, %a, %b : (ui64, ui64) -> i1
  %same = emitc.cmp eq, %a, %b : (ui64, ui64) -> i1
  %r = emitc.conditional %less, %x, %y : i64
  %s = emitc.conditional %same, %x, %y : i64
  func.call @printI64(%r) : (i64) -> ()
  func.call @printI64(%s) : (i64) -> ()
  return
}
