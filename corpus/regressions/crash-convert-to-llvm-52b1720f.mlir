// kind: crash
// culprit: convert-to-llvm
// bad: '--pass-pipeline=builtin.module(func.func(convert-to-llvm))'
func.func @main() {
  return
}
