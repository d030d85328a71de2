// Nothing is below the smallest byte; a store beyond a view beside it.
memref.global "private" @in : memref<3xi8> = dense<[5, 2, 9]>
func.func @main() {
  %in = memref.get_global @in : memref<3xi8>
  call @touch_in(%in) : (memref<3xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %min = arith.constant -128 : i8
  %x = memref.load %in[%c0] : memref<3xi8>
  %y = memref.load %in[%c1] : memref<3xi8>
  %i = arith.index_cast %y : i8 to index
  %less = arith.cmpi slt, %x, %min : i8
  %n = arith.extui %less : i1 to i8
  %view = memref.subview %in[0] [2] [1] : memref<3xi8> to memref<2xi8, strided<[1]>>
  memref.store %n, %view[%i] : memref<2xi8, strided<[1]>>
  %v = memref.load %in[%c1] : memref<3xi8>
  vector.print %less : i1
  vector.print %v : i8
  return
}
func.func private @touch_in(%m: memref<3xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xi8>
  memref.store %v, %m[%c0] : memref<3xi8>
  return
}
