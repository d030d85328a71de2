// stablehlo-opt --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops"
// operand at index 0 has type 'tensor<i64>', but decomposition has type 'memref<i64, strided<[], offset: ?>>'
func.func @f(%a: tensor<i64>) -> tensor<1xi64> {
  %0 = stablehlo.composite "x.y" %a {decomposition = @impl} : (tensor<i64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
func.func private @impl(%a: tensor<i64>) -> tensor<1xi64> {
  %0 = tensor.expand_shape %a [] output_shape [1] : tensor<i64> into tensor<1xi64>
  return %0 : tensor<1xi64>
}
