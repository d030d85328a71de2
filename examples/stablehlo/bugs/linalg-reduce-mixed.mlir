// stablehlo-opt --stablehlo-legalize-to-linalg=enable-primitive-ops
// 'linalg.reduce' op expects all inputs to have the same shapes
func.func @f(%a: tensor<2x4xf64>, %b: tensor<?x?xf64>, %c: tensor<f64>) -> tensor<?xf64> {
  %0:2 = stablehlo.reduce(%b init: %c), (%a init: %c) across dimensions = [0] : (tensor<?x?xf64>, tensor<2x4xf64>, tensor<f64>, tensor<f64>) -> (tensor<?xf64>, tensor<?xf64>)
   reducer(%x: tensor<f64>, %z: tensor<f64>) (%y: tensor<f64>, %w: tensor<f64>) {
    stablehlo.return %x, %x : tensor<f64>, tensor<f64>
  }
  return %0#0 : tensor<?xf64>
}
