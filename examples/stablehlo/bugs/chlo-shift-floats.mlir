// stablehlo-opt --chlo-legalize-to-stablehlo
// 'stablehlo.shift_right_arithmetic' op operand #0 must be ranked tensor of integers; the verifier accepts the CHLO op.
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.broadcast_shift_right_arithmetic %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
