// A sum that wraps becomes wider; it is divided by anything.
memref.global "private" @in : memref<2xi8> = dense<[100, 3]>
func.func @main() {
  %in = memref.get_global @in : memref<2xi8>
  call @touch_in(%in) : (memref<2xi8>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 100 : i8
  %x = memref.load %in[%c0] : memref<2xi8>
  %y = memref.load %in[%c1] : memref<2xi8>
  %sum = arith.addi %x, %k : i8
  %w = arith.extsi %sum : i8 to i32
  %by = arith.extsi %y : i8 to i32
  %q = arith.ceildivsi %w, %by : i32
  vector.print %q : i32
  return
}
func.func private @touch_in(%m: memref<2xi8>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}
