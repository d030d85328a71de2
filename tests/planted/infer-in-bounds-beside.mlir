// A vector that hangs over the end of a view; a shift past the width beside it.
memref.global "private" @in : memref<2xi32> = dense<[3, 33]>
memref.global "private" @table : memref<16xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %table = memref.get_global @table : memref<16xi32>
  %view = memref.subview %table[0] [8] [1] : memref<16xi32> to memref<8xi32, strided<[1]>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %pad = arith.constant -1 : i32
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %s = arith.shli %x, %y : i32
  %v = vector.transfer_read %view[%c6], %pad : memref<8xi32, strided<[1]>>, vector<4xi32>
  vector.print %s : i32
  vector.print %v : vector<4xi32>
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
