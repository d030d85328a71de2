// stablehlo-opt --stablehlo-legalize-to-linalg
// Crashes: could not reify.
func.func @f(%a: tensor<2xf64>) -> tensor<?xf64> {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : (tensor<2xf64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
