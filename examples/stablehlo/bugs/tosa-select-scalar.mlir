// stablehlo-opt --stablehlo-legalize-to-tosa
// 'tosa.select' op operands don't have matching ranks
func.func @f(%c: tensor<i1>, %a: tensor<1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.select %c, %a, %a : tensor<i1>, tensor<1xi32>
  return %0 : tensor<1xi32>
}
