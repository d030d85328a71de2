// The maximum has a flag, and one of its operands is divided.
memref.global "private" @in : memref<2xf64> = dense<[0.0, 2.0]>
func.func @main() {
  %in = memref.get_global @in : memref<2xf64>
  call @touch_in(%in) : (memref<2xf64>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %in[%c0] : memref<2xf64>
  %y = memref.load %in[%c1] : memref<2xf64>
  %nan = arith.divf %x, %x fastmath<arcp> : f64
  %m = arith.maximumf %nan, %y fastmath<nsz> : f64
  %less = arith.cmpf ult, %m, %y : f64
  vector.print %less : i1
  return
}
func.func private @touch_in(%m: memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf64>
  memref.store %v, %m[%c0] : memref<2xf64>
  return
}
