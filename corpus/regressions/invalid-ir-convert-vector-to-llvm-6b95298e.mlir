// kind: invalid-ir
// culprit: convert-vector-to-llvm
// bad: --convert-vector-to-llvm
func.func private @printI64(i64)
func.func @main() {
  %one = arith.constant 1 : i64
  vector.print %one : i64
  func.call @printI64(%one) : (i64) -> ()
  return
}
