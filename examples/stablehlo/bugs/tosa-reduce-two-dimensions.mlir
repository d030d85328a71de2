// stablehlo-opt --stablehlo-legalize-to-tosa
// 'tosa.reshape' op new shape does not match result rank
func.func @f(%a: tensor<2x2x1xi64>, %b: tensor<i64>) -> tensor<2xi64> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x1xi64>, tensor<i64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
