// Two stores to one column; what is stored is shifted, once past the width.
memref.global "private" @in : memref<2xi32> = dense<[100, 36]>
memref.global "private" @out : memref<2x2xi32> = dense<0>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %out = memref.get_global @out : memref<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %q = arith.shrsi %x, %two : i32
  memref.store %q, %out[%c0, %c1] : memref<2x2xi32>
  %r = arith.shrsi %x, %y : i32
  memref.store %r, %out[%c1, %c1] : memref<2x2xi32>
  %v = memref.load %out[%c0, %c1] : memref<2x2xi32>
  %w = memref.load %out[%c1, %c1] : memref<2x2xi32>
  vector.print %v : i32
  vector.print %w : i32
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
