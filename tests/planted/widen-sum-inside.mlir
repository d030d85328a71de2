// The sum promises something, and one of its terms is shifted.
memref.global "private" @in : memref<2xi8> = dense<[25, 2]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi8>
  call @touch_in(%in) : (memref<2xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 100 : i8
  %x = memref.load %in[%c0] : memref<2xi8>
  %y = memref.load %in[%c1] : memref<2xi8>
  %s = arith.shli %x, %y overflow<nsw> : i8
  %sum = arith.addi %s, %k overflow<nuw> : i8
  %w = arith.extsi %sum : i8 to i32
  vector.print %w : i32
  return
}
func.func private @touch_in(%m: memref<2xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}
