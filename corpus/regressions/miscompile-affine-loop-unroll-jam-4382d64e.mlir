// kind: miscompile
// culprit: affine-loop-unroll-jam
// expect: 12
// good: PLAIN
// bad: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' PLAIN
// The second turn of the outer loop reads, in its last turn of the inner one,
// what its first turn wrote: %m[0]. Jammed, the first turn's copy reads it too.
memref.global "private" @a : memref<2x4xi64> = dense<[[1, 2, 3, 4], [10, 20, 30, 40]]>
memref.global "private" @m : memref<4xi64> = dense<0>
func.func private @columns(%a: memref<2x4xi64>, %m: memref<4xi64>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<2x4xi64>
      %y = affine.load %m[(%j + 1) mod 4] : memref<4xi64>
      %s = arith.addi %x, %y : i64
      affine.store %s, %m[%j] : memref<4xi64>
    }
  }
  return
}
func.func @main() {
  %a = memref.get_global @a : memref<2x4xi64>
  %m = memref.get_global @m : memref<4xi64>
  call @columns(%a, %m) : (memref<2x4xi64>, memref<4xi64>) -> ()
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi64>
  vector.print %v : i64
  return
}
