// stablehlo-opt --stablehlo-legalize-to-linalg=enable-primitive-ops
// Crashes, or does not come back: linalg.transpose of rank 0 reads memory that is not initialized.
func.func @f(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.transpose %a, dims = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
