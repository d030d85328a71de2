// stablehlo-opt --stablehlo-legalize-to-linalg
// specified type 'tensor<?xf64>' does not match the inferred type
func.func @f(%a: tensor<2xf64>, %c: tensor<f64>) -> tensor<?xf64> {
  %0 = stablehlo.pad %a, %c, low = [0], high = [0], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
