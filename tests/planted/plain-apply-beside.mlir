// A quotient below zero; a shift past the width beside it.
memref.global "private" @in : memref<3xi64> = dense<[-3, 17, 69]>
func.func @main() {
  %in = memref.get_global @in : memref<3xi64>
  call @touch_in(%in) : (memref<3xi64>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.load %in[%c0] : memref<3xi64>
  %i = arith.index_cast %n : i64 to index
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
  %x = memref.load %in[%c1] : memref<3xi64>
  %y = memref.load %in[%c2] : memref<3xi64>
  %q = arith.shli %x, %y : i64
  vector.print %a : index
  vector.print %q : i64
  return
}
func.func private @touch_in(%m: memref<3xi64>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xi64>
  memref.store %v, %m[%c0] : memref<3xi64>
  return
}
