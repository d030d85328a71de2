// The product breaks its promise, and its other factor is shifted.
memref.global "private" @in : memref<2xi8> = dense<[5, 2]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi8>
  call @touch_in(%in) : (memref<2xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant -8 : i8
  %x = memref.load %in[%c0] : memref<2xi8>
  %y = memref.load %in[%c1] : memref<2xi8>
  %s = arith.shli %x, %y overflow<nsw> : i8
  %p = arith.muli %s, %k overflow<nsw> : i8
  vector.print %p : i8
  return
}
func.func private @touch_in(%m: memref<2xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}
