// stablehlo-opt --stablehlo-legalize-to-tosa
// 'stablehlo.map' op expects regions to end with 'stablehlo.return', found 'tosa.yield'; so do reduce and reduce_window
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
