// kind: crash
// culprit: convert-func-to-llvm
// bad: --convert-func-to-llvm
func.func private @f(complex<tf32>)
func.func @main() {
  return
}
