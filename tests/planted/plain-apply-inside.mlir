// The quotient is an index, below the view.
memref.global "private" @in : memref<1xindex> = dense<[-11]>
memref.global "private" @table : memref<12xi32> = dense<[10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]>
func.func @main() {
  %in = memref.get_global @in : memref<1xindex>
  call @touch_in(%in) : (memref<1xindex>) -> ()
  %all = memref.get_global @table : memref<12xi32>
  %table = memref.subview %all[4] [8] [1] : memref<12xi32> to memref<8xi32, strided<[1], offset: 4>>
  %c0 = arith.constant 0 : index
  %i = memref.load %in[%c0] : memref<1xindex>
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 2 + 4)>(%i)
  %v = memref.load %table[%a] : memref<8xi32, strided<[1], offset: 4>>
  vector.print %v : i32
  return
}
func.func private @touch_in(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
