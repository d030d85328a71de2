// stablehlo-opt --convert-shape-to-std
// Crashes.
func.func @f(%s: tensor<1xindex>, %i: tensor<f32>) -> tensor<f32> {
  %0 = shape.reduce(%s, %i) : tensor<1xindex> -> tensor<f32> {
  ^bb0(%n: index, %d: index, %x: tensor<f32>):
    shape.yield %i : tensor<f32>
  }
  return %0 : tensor<f32>
}
