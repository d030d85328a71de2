// stablehlo-opt --stablehlo-legalize-to-tosa
// Wrong: divide is IEEE-754's, and the product with a reciprocal is rounded twice: 41 / 41 is 0.99999994.
func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.divide %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
