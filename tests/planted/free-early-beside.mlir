// A buffer is read through a view; an element of it is shifted past the width.
memref.global "private" @in : memref<2xi64> = dense<[17, 66]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi64>
  call @touch_in(%in) : (memref<2xi64>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xi64>
  %y = memref.load %in[%c1] : memref<2xi64>
  %buffer = memref.alloc() : memref<4xi64>
  memref.store %x, %buffer[%c0] : memref<4xi64>
  memref.store %y, %buffer[%c1] : memref<4xi64>
  %view = memref.subview %buffer[0] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1]>>
  %v = memref.load %view[%c0] : memref<2xi64, strided<[1]>>
  %w = memref.load %view[%c1] : memref<2xi64, strided<[1]>>
  %s = arith.shli %v, %w : i64
  memref.dealloc %buffer : memref<4xi64>
  vector.print %v : i64
  vector.print %s : i64
  return
}
func.func private @touch_in(%m: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi64>
  memref.store %v, %m[%c0] : memref<2xi64>
  return
}
