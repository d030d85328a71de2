// kind: crash
// culprit: remove-dead-values
// bad: --mlir-disable-threading --remove-dead-values
module {
  func.func private @f(%a: i64) {
    llvm.call @g(%a) : (i64) -> ()
    %c6 = llvm.mlir.constant(6 : index) : i64
    %c1 = llvm.mlir.constant(1 : index) : i64
    %i6 = builtin.unrealized_conversion_cast %c6 : i64 to index
    %i1 = builtin.unrealized_conversion_cast %c1 : i64 to index
    scf.for %i = %i6 to %i1 step %i6 {
      llvm.call @h() : () -> ()
    }
    return
  }
  llvm.func @g(i64)
  llvm.func @h()
}
