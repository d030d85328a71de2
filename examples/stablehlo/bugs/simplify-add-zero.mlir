// stablehlo-opt --stablehlo-target-independent-optimization
// Wrong: -0 and 0 add up to 0, but the sum becomes its operand.
func.func @f(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.add %a, %0 : tensor<f32>
  return %1 : tensor<f32>
}
