// stablehlo-opt --stablehlo-legalize-to-linalg
// 'linalg.fill' op expected fill value type ('f32') to match output element type ('f64')
func.func @f(%a: tensor<4x4xf32>, %b: tensor<f32>) -> tensor<4xf64> {
  %0 = stablehlo.reduce(%a init: %b) across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf64>
   reducer(%x: tensor<f64>, %y: tensor<f64>) {
    %1 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }
  return %0 : tensor<4xf64>
}
