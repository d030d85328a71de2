// Each lane reads the double of lane 0's number, and a constant.
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %five = arith.constant 5 : i32
    %v = arith.index_cast %tx : index to i32
    %twice = arith.addi %v, %v : i32
    %a = rocdl.readfirstlane %twice : i32
    %b = rocdl.readfirstlane %five : i32
    %c = arith.addi %a, %b : i32
    memref.store %c, %m[%tx] : memref<4xi32>
    gpu.terminator
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %m[%i] : memref<4xi32>
    %w = arith.extsi %x : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}
