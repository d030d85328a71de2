// What is loaded from the neighbour has to be loaded before it is overwritten.
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi64>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %v = arith.index_cast %tx : index to i64
    memref.store %v, %m[%tx] : memref<4xi64>
    gpu.barrier
    %next = arith.addi %tx, %c1 : index
    %n = arith.remui %next, %sx : index
    %x = memref.load %m[%n] : memref<4xi64>
    gpu.barrier
    gpu.barrier
    memref.store %x, %m[%tx] : memref<4xi64>
    gpu.terminator
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %m[%i] : memref<4xi64>
    func.call @printI64(%x) : (i64) -> ()
  }
  return
}
