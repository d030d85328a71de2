// A vector that hangs over the end of a row, which is below the last row of the view.
memref.global "private" @in : memref<1xindex> = dense<[3]>
memref.global "private" @table : memref<5x4xi32> = dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]>
func.func @main() {
  %in = memref.get_global @in : memref<1xindex>
  call @touch_in(%in) : (memref<1xindex>) -> ()
  %all = memref.get_global @table : memref<5x4xi32>
  %table = memref.subview %all[0, 0] [3, 4] [1, 1] : memref<5x4xi32> to memref<3x4xi32, strided<[4, 1]>>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %row = memref.load %in[%c0] : memref<1xindex>
  %v = vector.transfer_read %table[%row, %c2], %pad : memref<3x4xi32, strided<[4, 1]>>, vector<4xi32>
  vector.print %v : vector<4xi32>
  return
}
func.func private @touch_in(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
