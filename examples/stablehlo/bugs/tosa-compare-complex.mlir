// stablehlo-opt --stablehlo-legalize-to-tosa
// 'tosa.equal' op operand #0 must be tosa-conformant tensor
func.func @f(%a: tensor<2xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) -> tensor<2xi1> {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
