// stablehlo-opt --stablehlo-legalize-to-linalg
// offset 0 is out-of-bounds: 1 >= 1
func.func @f(%a: tensor<1x5xf32>) -> tensor<0x5xf32> {
  %0 = stablehlo.slice %a [1:1, 0:5] : (tensor<1x5xf32>) -> tensor<0x5xf32>
  return %0 : tensor<0x5xf32>
}
