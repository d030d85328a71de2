// Large unsigned bytes are compared; a shift past the width beside it.
memref.global "private" @in : memref<2xi8> = dense<[200, 40]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi8>
  call @touch_in(%in) : (memref<2xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xi8>
  %y = memref.load %in[%c1] : memref<2xi8>
  %wx = arith.extui %x : i8 to i32
  %wy = arith.extui %y : i8 to i32
  %less = arith.cmpi slt, %wx, %wy : i32
  %r = arith.shli %wx, %wy : i32
  vector.print %less : i1
  vector.print %r : i32
  return
}
func.func private @touch_in(%m: memref<2xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}
