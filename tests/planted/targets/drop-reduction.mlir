func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3xi64>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c3, %sz = %c1) {
    %v = arith.index_cast %ty : index to i64
    %s = gpu.all_reduce add %v {} : (i64) -> (i64)
    memref.store %s, %m[%ty] : memref<3xi64>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%c0] : memref<3xi64>
    %s = gpu.all_reduce mul %v {} : (i64) -> (i64)
    memref.store %s, %m[%c0] : memref<3xi64>
    gpu.terminator
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %m[%i] : memref<3xi64>
    func.call @printI64(%x) : (i64) -> ()
  }
  return
}
