// A loop that does not run would store; its bound is shifted past the width.
memref.global "private" @in : memref<2xindex> = dense<[3, 66]>
memref.global "private" @out : memref<2xi32> = dense<1>
func.func @main() {
  %in = memref.get_global @in : memref<2xindex>
  call @touch_in(%in) : (memref<2xindex>) -> ()
  %out = memref.get_global @out : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %x = memref.load %in[%c0] : memref<2xindex>
  %y = memref.load %in[%c1] : memref<2xindex>
  %n = arith.shrui %x, %y : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %k, %out[%c1] : memref<2xi32>
  }
  %v = memref.load %out[%c1] : memref<2xi32>
  vector.print %v : i32
  return
}
func.func private @touch_in(%m: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xindex>
  memref.store %v, %m[%c0] : memref<2xindex>
  return
}
