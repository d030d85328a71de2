// stablehlo-opt --stablehlo-legalize-to-tosa
// Crashes.
func.func @f(%a: tensor<3x3xi16>) -> tensor<3x3xi16> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<3x3xi16>, tensor<3x3xi16>) -> tensor<3x3xi16>
  return %0 : tensor<3x3xi16>
}
