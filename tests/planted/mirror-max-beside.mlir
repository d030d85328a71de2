// The maximum with NaN is NaN; a load beyond a view beside it.
memref.global "private" @in : memref<4xf32> = dense<[0x7FC00000, 1.0, 2.0, 3.0]>
memref.global "private" @at : memref<1xindex> = dense<3>
func.func @main() {
  %in = memref.get_global @in : memref<4xf32>
  call @touch_in(%in) : (memref<4xf32>) -> ()
  %at = memref.get_global @at : memref<1xindex>
  call @touch_at(%at) : (memref<1xindex>) -> ()
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  %x = memref.load %in[%c0] : memref<4xf32>
  %view = memref.subview %in[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %y = memref.load %view[%i] : memref<2xf32, strided<[1]>>
  %m = arith.maximumf %x, %y : f32
  %same = arith.cmpf oeq, %m, %m : f32
  vector.print %same : i1
  return
}
func.func private @touch_in(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  return
}
func.func private @touch_at(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
