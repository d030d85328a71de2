// Each turn of the second loop reads what the one before wrote.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %one, %m[%i] : memref<4xi32>
  }
  scf.for %i = %c1 to %c4 step %c1 {
    %j = arith.subi %i, %c1 : index
    %x = memref.load %m[%j] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%i] : memref<4xi32>
  }
  %c3 = arith.constant 3 : index
  %v = memref.load %m[%c3] : memref<4xi32>
  vector.print %v : i32
  memref.dealloc %m : memref<4xi32>
  return
}
