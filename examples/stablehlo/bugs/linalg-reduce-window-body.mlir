// stablehlo-opt --stablehlo-legalize-to-linalg
// Crashes.
func.func @f(%a: tensor<1x17x17x17x1xf32>, %i: tensor<f32>) -> tensor<1x8x8x8x1xf32> {
  %0 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 1, 3, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %i : tensor<f32>
  }) : (tensor<1x17x17x17x1xf32>, tensor<f32>) -> tensor<1x8x8x8x1xf32>
  return %0 : tensor<1x8x8x8x1xf32>
}
