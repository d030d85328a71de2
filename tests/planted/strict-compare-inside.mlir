// The number that is compared is shifted past the width.
memref.global "private" @in : memref<2xi32> = dense<[-7, 34]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 2147483647 : i32
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %q = arith.shrsi %x, %y : i32
  %more = arith.cmpi sgt, %q, %max : i32
  vector.print %more : i1
  vector.print %q : i32
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
