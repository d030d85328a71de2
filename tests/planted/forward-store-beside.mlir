// A place is written by two names, and loaded; a shift past the width beside it.
memref.global "private" @in : memref<2xi32> = dense<[9, 36]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %other = memref.cast %in : memref<2xi32> to memref<?xi32>
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %q = arith.shli %x, %y : i32
  memref.store %q, %in[%c1] : memref<2xi32>
  %r = arith.subi %x, %y : i32
  memref.store %r, %other[%c1] : memref<?xi32>
  %z = memref.load %in[%c1] : memref<2xi32>
  vector.print %q : i32
  vector.print %z : i32
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
