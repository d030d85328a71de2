// A buffer is read through a view, once beyond its end.
memref.global "private" @in : memref<2xindex> = dense<[0, 2]>
func.func @main() {
  %in = memref.get_global @in : memref<2xindex>
  call @touch_in(%in) : (memref<2xindex>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 41 : i64
  %x = memref.load %in[%c0] : memref<2xindex>
  %y = memref.load %in[%c1] : memref<2xindex>
  %buffer = memref.alloc() : memref<4xi64>
  memref.store %k, %buffer[%c0] : memref<4xi64>
  memref.store %k, %buffer[%c1] : memref<4xi64>
  memref.store %k, %buffer[%c2] : memref<4xi64>
  memref.store %k, %buffer[%c3] : memref<4xi64>
  %view = memref.subview %buffer[%x] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: ?>>
  %v = memref.load %view[%x] : memref<2xi64, strided<[1], offset: ?>>
  %w = memref.load %view[%y] : memref<2xi64, strided<[1], offset: ?>>
  memref.dealloc %buffer : memref<4xi64>
  vector.print %v : i64
  vector.print %w : i64
  return
}
func.func private @touch_in(%m: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xindex>
  memref.store %v, %m[%c0] : memref<2xindex>
  return
}
