// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: --finalize-memref-to-llvm
func.func @f(%n: index, %x: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %a = memref.alloca() : memref<1xi64>
      memref.store %x, %a[%c0] : memref<1xi64>
    }
  }
  return
}
