// The comparison has a flag, and chooses an index.
memref.global "private" @in : memref<4xf32> = dense<[0x7FC00000, 9.0, 2.0, 3.0]>
memref.global "private" @at : memref<2xindex> = dense<[2, 3]>
func.func @main() {
  %in = memref.get_global @in : memref<4xf32>
  call @touch_in(%in) : (memref<4xf32>) -> ()
  %at = memref.get_global @at : memref<2xindex>
  call @touch_at(%at) : (memref<2xindex>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<4xf32>
  %y = memref.load %in[%c1] : memref<4xf32>
  %i = memref.load %at[%c0] : memref<2xindex>
  %j = memref.load %at[%c1] : memref<2xindex>
  %less = arith.cmpf ole, %x, %y fastmath<contract> : f32
  %k = arith.select %less, %i, %j : index
  %v = memref.load %in[%k] : memref<4xf32>
  vector.print %v : f32
  return
}
func.func private @touch_in(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  return
}
func.func private @touch_at(%m: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xindex>
  memref.store %v, %m[%c0] : memref<2xindex>
  return
}
