// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries=1
// The function says how many elements there are, its buffer does not.
func.func private @two(%t: tensor<?xi32>) -> tensor<2xi32> {
  %u = tensor.cast %t : tensor<?xi32> to tensor<2xi32>
  return %u : tensor<2xi32>
}
func.func @f(%t: tensor<?xi32>) -> tensor<2xi32> {
  %s = call @two(%t) : (tensor<?xi32>) -> tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %r = linalg.transpose ins(%s : tensor<2xi32>) outs(%e : tensor<2xi32>) permutation = [0]
  return %r : tensor<2xi32>
}
