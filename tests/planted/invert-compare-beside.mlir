// NaN is not less; a square root beside it is too large for the integer it becomes.
memref.global "private" @in : memref<2xf32> = dense<[0x7FC00000, 1.0e+20]>
func.func @main() {
  %in = memref.get_global @in : memref<2xf32>
  call @touch_in(%in) : (memref<2xf32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xf32>
  %y = memref.load %in[%c1] : memref<2xf32>
  %less = arith.cmpf olt, %x, %y : f32
  %r = math.sqrt %y : f32
  %n = arith.fptoui %r : f32 to i32
  vector.print %less : i1
  vector.print %n : i32
  return
}
func.func private @touch_in(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c0] : memref<2xf32>
  return
}
