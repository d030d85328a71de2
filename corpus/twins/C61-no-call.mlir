// twin: C61
// same: --one-shot-bufferize="bufferize-function-boundaries=1 no-analysis-func-filter=main"
// The function is not called.
func.func private @f(%t: tensor<2xi32>) {
  return
}
func.func @main(%t: tensor<2xi32>) {
  return
}
