// The extended byte is a shifted one, with a promise that it breaks.
memref.global "private" @in : memref<2xi8> = dense<[3, 7]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi8>
  call @touch_in(%in) : (memref<2xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xi8>
  %y = memref.load %in[%c1] : memref<2xi8>
  %s = arith.shli %x, %y overflow<nuw> : i8
  %narrow = arith.extui %s : i8 to i16
  %wide = arith.extsi %narrow : i16 to i64
  vector.print %wide : i64
  return
}
func.func private @touch_in(%m: memref<2xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}
