// The bits are cut from shifted numbers, with a promise that one of them breaks.
memref.global "private" @in : memref<2xi32> = dense<[12, 2]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi32>
  call @touch_in(%in) : (memref<2xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xi32>
  %y = memref.load %in[%c1] : memref<2xi32>
  %s = arith.shrsi %x, %y : i32
  %p = arith.trunci %s overflow<nsw> : i32 to i1
  %z = arith.shrui %y, %y : i32
  %q = arith.trunci %z overflow<nuw> : i32 to i1
  %more = arith.cmpi sge, %p, %q : i1
  vector.print %more : i1
  return
}
func.func private @touch_in(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
