// Two of the elements that are to be written are not there; one that is always
// there is written under a condition, too.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %seven, %m[%i] : memref<4xi32>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %inside = arith.cmpi ult, %i, %c4 : index
    scf.if %inside {
      memref.store %seven, %m[%i] : memref<4xi32>
    }
    scf.if %inside {
      memref.store %seven, %m[%c1] : memref<4xi32>
    }
  }
  %v = memref.load %m[%c1] : memref<4xi32>
  vector.print %v : i32
  memref.dealloc %m : memref<4xi32>
  return
}
