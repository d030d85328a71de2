// What the last trip stores goes beyond the view.
memref.global "private" @in : memref<1xindex> = dense<4>
func.func @main() {
  %in = memref.get_global @in : memref<1xindex>
  call @touch_in(%in) : (memref<1xindex>) -> ()
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %buffer = memref.alloc() : memref<10xi32>
  linalg.fill ins(%zero : i32) outs(%buffer : memref<10xi32>)
  %out = memref.subview %buffer[0] [8] [1] : memref<10xi32> to memref<8xi32, strided<[1]>>
  %y = memref.load %in[%c0] : memref<1xindex>
  scf.for %i = %c0 to %c5 step %c2 {
    %at = arith.addi %i, %y : index
    %n = arith.index_cast %at : index to i32
    memref.store %n, %out[%at] : memref<8xi32, strided<[1]>>
  }
  %v = vector.transfer_read %buffer[%c0], %zero : memref<10xi32>, vector<10xi32>
  vector.print %v : vector<10xi32>
  memref.dealloc %buffer : memref<10xi32>
  return
}
func.func private @touch_in(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
