// stablehlo-opt --stablehlo-legalize-to-tosa
// Crashes.
func.func @f(%a: tensor<4xi64>, %b: tensor<i64>) -> tensor<4xi64> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [] : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
