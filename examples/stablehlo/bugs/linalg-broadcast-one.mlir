// stablehlo-opt --stablehlo-legalize-to-linalg=enable-primitive-ops
// 'linalg.broadcast' op input dim 0 should match init dim 1
func.func @f(%a: tensor<1x2xi32>) -> tensor<1x2x2xi32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<1x2xi32>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}
