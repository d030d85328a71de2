// Two carried values change places; a shift past the width in the loop.
memref.global "private" @in : memref<3xi32> = dense<[33, 2, 3]>
func.func @main() {
  %in = memref.get_global @in : memref<3xi32>
  call @touch_in(%in) : (memref<3xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = memref.load %in[%c0] : memref<3xi32>
  %y = memref.load %in[%c1] : memref<3xi32>
  %z = memref.load %in[%c2] : memref<3xi32>
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (i32, i32, i32) {
    %q = arith.shli %c, %a : i32
    scf.yield %b, %a, %q : i32, i32, i32
  }
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  vector.print %r#2 : i32
  return
}
func.func private @touch_in(%m: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xi32>
  memref.store %v, %m[%c0] : memref<3xi32>
  return
}
