// Lane 0 gets lane 3's number by bits 1 and 2, and its own by bit 1 twice.
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %m = memref.alloc() : memref<32xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %all = arith.constant -1 : i32
    %last = arith.constant 31 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %v = arith.index_cast %tx : index to i32
    %a = nvvm.shfl.sync bfly %all, %v, %one, %last : i32 -> i32
    %b = nvvm.shfl.sync bfly %all, %a, %two, %last : i32 -> i32
    %c = nvvm.shfl.sync bfly %all, %v, %one, %last : i32 -> i32
    %d = nvvm.shfl.sync bfly %all, %c, %one, %last : i32 -> i32
    %e = arith.muli %b, %last : i32
    %f = arith.addi %e, %d : i32
    memref.store %f, %m[%tx] : memref<32xi32>
    gpu.terminator
  }
  scf.for %i = %c0 to %c32 step %c1 {
    %x = memref.load %m[%i] : memref<32xi32>
    %w = arith.extsi %x : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
