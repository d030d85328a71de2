// stablehlo-opt --stablehlo-legalize-to-tosa
// 'tosa.slice' op result #0 must be tosa-conformant tensor
func.func @f(%a: tensor<2xf64>) -> tensor<0xf64> {
  %0 = stablehlo.slice %a [1:1] : (tensor<2xf64>) -> tensor<0xf64>
  return %0 : tensor<0xf64>
}
