// stablehlo-opt --stablehlo-legalize-to-linalg
// Wrong: an operand of 1x1 is read out of bounds.
func.func @f(%a: tensor<?x?xf64>) -> tensor<3x3xf64> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<?x?xf64>) -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}
