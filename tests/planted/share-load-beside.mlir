// A place is loaded twice, and written by another name between; a shift past the width beside it.
memref.global "private" @in : memref<2xi32> = dense<[9, 36]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %other = memref.subview %in[0] [2] [1] : memref<2xi32> to memref<2xi32, strided<[1]>>
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %q = arith.shli %x, %y : i32
  memref.store %q, %other[%c0] : memref<2xi32, strided<[1]>>
  %z = memref.load %in[%c0] : memref<2xi32>
  vector.print %x : i32
  vector.print %z : i32
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
