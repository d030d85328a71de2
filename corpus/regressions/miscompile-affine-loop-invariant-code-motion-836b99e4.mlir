// kind: miscompile
// culprit: affine-loop-invariant-code-motion
// expect: ( 1, 2, 4 )
// good: PLAIN
// bad: --affine-loop-invariant-code-motion PLAIN
module {
  memref.global "private" @r : memref<1xi32> = dense<1>
  memref.global "private" @s : memref<3xi32> = dense<0>
  func.func @main() {
    %a = memref.get_global @r : memref<1xi32>
    %b = memref.get_global @r : memref<1xi32>
    %s = memref.get_global @s : memref<3xi32>
    %c0 = arith.constant 0 : index
    affine.for %i = 0 to 3 {
      %x = affine.load %a[0] : memref<1xi32>
      affine.store %x, %s[%i] : memref<3xi32>
      %y = arith.addi %x, %x : i32
      affine.store %y, %b[0] : memref<1xi32>
    }
    %v = vector.load %s[%c0] : memref<3xi32>, vector<3xi32>
    vector.print %v : vector<3xi32>
    return
  }
}
