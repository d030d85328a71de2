// A place beyond the view is written by two names, and loaded.
memref.global "private" @at : memref<1xindex> = dense<4>
memref.global "private" @in : memref<6xi32> = dense<[9, 4, 5, 6, 7, 8]>
func.func @main() {
  %at = memref.get_global @at : memref<1xindex>
  call @touch_at(%at) : (memref<1xindex>) -> ()
  %all = memref.get_global @in : memref<6xi32>
  call @touch_in(%all) : (memref<6xi32>) -> ()
  %in = memref.subview %all[0] [4] [1] : memref<6xi32> to memref<4xi32, strided<[1]>>
  %c0 = arith.constant 0 : index
  %k = arith.constant 100 : i32
  %l = arith.constant 200 : i32
  %other = memref.subview %all[0] [4] [1] : memref<6xi32> to memref<4xi32, strided<[1]>>
  %i = memref.load %at[%c0] : memref<1xindex>
  memref.store %k, %in[%i] : memref<4xi32, strided<[1]>>
  memref.store %l, %other[%i] : memref<4xi32, strided<[1]>>
  %z = memref.load %in[%i] : memref<4xi32, strided<[1]>>
  vector.print %z : i32
  return
}
func.func private @touch_in(%m: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<6xi32>
  memref.store %v, %m[%c0] : memref<6xi32>
  return
}
func.func private @touch_at(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
