// The last two elements that are asked for are not there: nothing reads them.
// One that is always there is read under a condition, too.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %seven = arith.constant 7 : i32
  %none = arith.constant -1 : i32
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %seven, %m[%i] : memref<4xi32>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %inside = arith.cmpi ult, %i, %c4 : index
    %v = scf.if %inside -> (i32) {
      %x = memref.load %m[%i] : memref<4xi32>
      scf.yield %x : i32
    } else {
      scf.yield %none : i32
    }
    vector.print %v : i32
    %odd = arith.andi %i, %c1 : index
    %isOdd = arith.cmpi eq, %odd, %c1 : index
    %w = scf.if %isOdd -> (i32) {
      %x = memref.load %m[%c1] : memref<4xi32>
      scf.yield %x : i32
    } else {
      scf.yield %none : i32
    }
    vector.print %w : i32
  }
  memref.dealloc %m : memref<4xi32>
  return
}
