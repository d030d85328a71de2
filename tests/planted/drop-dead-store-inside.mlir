// Two stores to one column, the second below the last row.
memref.global "private" @in : memref<3xindex> = dense<[0, 4, 1]>
memref.global "private" @out : memref<5x2xi32> = dense<0>
func.func @main() {
  %in = memref.get_global @in : memref<3xindex>
  call @touch_in(%in) : (memref<3xindex>) -> ()
  %all = memref.get_global @out : memref<5x2xi32>
  %out = memref.subview %all[0, 0] [3, 2] [1, 1] : memref<5x2xi32> to memref<3x2xi32, strided<[2, 1]>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 7 : i32
  %l = arith.constant 8 : i32
  %i = memref.load %in[%c0] : memref<3xindex>
  %j = memref.load %in[%c1] : memref<3xindex>
  %column = memref.load %in[%c2] : memref<3xindex>
  memref.store %k, %out[%i, %column] : memref<3x2xi32, strided<[2, 1]>>
  memref.store %l, %out[%j, %column] : memref<3x2xi32, strided<[2, 1]>>
  %v = memref.load %out[%c0, %c1] : memref<3x2xi32, strided<[2, 1]>>
  vector.print %v : i32
  return
}
func.func private @touch_in(%m: memref<3xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xindex>
  memref.store %v, %m[%c0] : memref<3xindex>
  return
}
