// stablehlo-opt --stablehlo-legalize-to-tosa
// Wrong: convert truncates, and tosa.cast rounds to the nearest: 2.75 becomes 3 instead of 2.
func.func @f(%a: tensor<f32>) -> tensor<i32> {
  %0 = stablehlo.convert %a : (tensor<f32>) -> tensor<i32>
  return %0 : tensor<i32>
}
