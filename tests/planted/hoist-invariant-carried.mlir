// The result of a loop that does not run is what it began with; the other carried value was shifted past the width.
memref.global "private" @in : memref<3xi32> = dense<[0, 40, 35]>
func.func @main() {
  %in = memref.get_global @in : memref<3xi32>
  call @touch_in(%in) : (memref<3xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.load %in[%c0] : memref<3xi32>
  %x = memref.load %in[%c1] : memref<3xi32>
  %y = memref.load %in[%c2] : memref<3xi32>
  %s = arith.shli %x, %y : i32
  %end = arith.index_cast %n : i32 to index
  %r:2 = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x, %b = %s) -> (i32, i32) {
    %q = arith.divsi %b, %y : i32
    scf.yield %y, %q : i32, i32
  }
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  return
}
func.func private @touch_in(%m: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<3xi32>
  memref.store %v, %m[%c0] : memref<3xi32>
  return
}
