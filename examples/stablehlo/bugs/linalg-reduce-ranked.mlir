// stablehlo-opt --stablehlo-legalize-to-linalg
// 'tensor.extract' op incorrect number of indices; the verifier accepts the initial value.
func.func @f(%a: tensor<7x5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.reduce(%a init: %b) across dimensions = [0] : (tensor<7x5xf32>, tensor<5xf32>) -> tensor<5xf32>
   reducer(%x: tensor<5xf32>, %y: tensor<5xf32>) {
    %1 = stablehlo.add %x, %y : tensor<5xf32>
    stablehlo.return %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
