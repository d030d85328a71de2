func.func private @printI64(i64)
memref.global "private" @m : memref<1xi64> = dense<1>
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %m = memref.get_global @m : memref<1xi64>
  %idle = async.execute {
    async.yield
  }
  async.await %idle : !async.token
  %t = async.execute {
    memref.store %x, %m[%c0] : memref<1xi64>
    async.yield
  }
  async.await %t : !async.token
  %v = memref.load %m[%c0] : memref<1xi64>
  func.call @printI64(%v) : (i64) -> ()
  return
}
