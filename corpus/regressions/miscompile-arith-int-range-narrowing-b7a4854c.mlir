// kind: miscompile
// culprit: arith-int-range-narrowing
// expect: 1
// expect: 1
// expect: 2
// good: PLAIN
// bad: --arith-int-range-narrowing=int-bitwidths-supported=1,2,4,8 PLAIN
module {
  memref.global "private" @r : memref<3xindex> = dense<0>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.for %i = %c0 to %c3 step %c1 {
      %larger = arith.maxsi %i, %c1 : index
      vector.print %larger : index
    }
    return
  }
}
