// true is less than false; a float beside it is too large for the integer it becomes.
memref.global "private" @in : memref<2xf32> = dense<[300.5, 1.5]>
func.func @main() {
  %in = memref.get_global @in : memref<2xf32>
  call @touch_in(%in) : (memref<2xf32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %x = memref.load %in[%c0] : memref<2xf32>
  %y = memref.load %in[%c1] : memref<2xf32>
  %p = arith.cmpf ogt, %x, %y : f32
  %q = arith.cmpf ogt, %zero, %y : f32
  %less = arith.cmpi slt, %p, %q : i1
  %n = arith.fptosi %x : f32 to i8
  vector.print %less : i1
  vector.print %n : i8
  return
}
func.func private @touch_in(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c0] : memref<2xf32>
  return
}
