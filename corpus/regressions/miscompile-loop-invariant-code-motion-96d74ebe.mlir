// kind: miscompile
// culprit: loop-invariant-code-motion
// expect: 7
// good: PLAIN
// bad: --loop-invariant-code-motion PLAIN
module {
  memref.global "private" @in : memref<1xindex> = dense<0>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %seven = arith.constant 7 : i64
    %from = memref.get_global @in : memref<1xindex>
    %n = memref.load %from[%c0] : memref<1xindex>
    %by = arith.index_cast %n : index to i64
    scf.for %i = %c0 to %n step %c1 {
      %r = arith.remui %seven, %by : i64
      vector.print %r : i64
    }
    vector.print %seven : i64
    return
  }
}
