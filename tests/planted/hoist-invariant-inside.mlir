// A loop that does not run would store at an index that is shifted past the width.
memref.global "private" @in : memref<3xindex> = dense<[0, 2, 65]>
memref.global "private" @out : memref<2xi32> = dense<1>
func.func @main() {
  %in = memref.get_global @in : memref<3xindex>
  call @touch_in(%in) : (memref<3xindex>) -> ()
  %out = memref.get_global @out : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 7 : i32
  %n = memref.load %in[%c0] : memref<3xindex>
  %x = memref.load %in[%c1] : memref<3xindex>
  %y = memref.load %in[%c2] : memref<3xindex>
  %at = arith.shrui %x, %y : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %k, %out[%at] : memref<2xi32>
  }
  %v = memref.load %out[%at] : memref<2xi32>
  vector.print %v : i32
  return
}
func.func private @touch_in(%m: memref<3xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xindex>
  memref.store %v, %m[%c0] : memref<3xindex>
  return
}
