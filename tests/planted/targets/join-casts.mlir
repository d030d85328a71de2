// An i64 that is cast to i8 and back keeps eight bits: 300 becomes 44.
func.func private @printI64(i64)
memref.global "private" @in : memref<1xi64> = dense<300>
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @in : memref<1xi64>
  %x = memref.load %m[%c0] : memref<1xi64>
  %n = emitc.cast %x : i64 to i8
  %y = emitc.cast %n : i8 to i64
  %w = emitc.cast %n : i8 to i32
  %z = emitc.cast %w : i32 to i64
  func.call @printI64(%y) : (i64) -> ()
  func.call @printI64(%z) : (i64) -> ()
  return
}
