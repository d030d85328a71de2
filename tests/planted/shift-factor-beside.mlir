// A product with a negative power of two; it is shifted past the width.
memref.global "private" @in : memref<2xi16> = dense<[9, 17]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi16>
  call @touch_in(%in) : (memref<2xi16>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant -4 : i16
  %x = memref.load %in[%c0] : memref<2xi16>
  %y = memref.load %in[%c1] : memref<2xi16>
  %p = arith.muli %x, %k : i16
  %q = arith.shrsi %p, %y : i16
  vector.print %q : i16
  return
}
func.func private @touch_in(%m: memref<2xi16>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi16>
  memref.store %v, %m[%c0] : memref<2xi16>
  return
}
