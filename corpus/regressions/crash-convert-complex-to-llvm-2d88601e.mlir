// kind: crash
// culprit: convert-complex-to-llvm
// bad: --convert-complex-to-llvm
func.func @main() {
  %x = complex.constant [1.0 : tf32, 2.0 : tf32] : complex<tf32>
  return
}
