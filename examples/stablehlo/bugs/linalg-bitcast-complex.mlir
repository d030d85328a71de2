// stablehlo-opt --stablehlo-legalize-to-linalg
// Crashes.
func.func @f(%a: tensor<complex<f64>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.bitcast_convert %a : (tensor<complex<f64>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
