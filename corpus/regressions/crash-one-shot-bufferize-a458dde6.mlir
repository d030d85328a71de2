// kind: crash
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize="bufferize-function-boundaries=1 no-analysis-func-filter=main"
func.func private @f(%t: tensor<2xi32>) {
  return
}
func.func @main(%t: tensor<2xi32>) {
  func.call @f(%t) : (tensor<2xi32>) -> ()
  return
}
