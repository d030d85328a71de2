// A place that may be none is loaded twice, and written by another name between.
memref.global "private" @at : memref<1xindex> = dense<3>
memref.global "private" @in : memref<4xi32> = dense<[9, 4, 5, 6]>
func.func @main() {
  %at = memref.get_global @at : memref<1xindex>
  call @touch_at(%at) : (memref<1xindex>) -> ()
  %in = memref.get_global @in : memref<4xi32>
  call @touch_in(%in) : (memref<4xi32>) -> ()
  %c0 = arith.constant 0 : index
  %other = memref.cast %in : memref<4xi32> to memref<?xi32>
  %i = memref.load %at[%c0] : memref<1xindex>
  %x = memref.load %in[%i] : memref<4xi32>
  %y = arith.addi %x, %x : i32
  memref.store %y, %other[%i] : memref<?xi32>
  %z = memref.load %in[%i] : memref<4xi32>
  vector.print %x : i32
  vector.print %z : i32
  return
}
func.func private @touch_in(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  return
}
func.func private @touch_at(%m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xindex>
  memref.store %v, %m[%c0] : memref<1xindex>
  return
}
