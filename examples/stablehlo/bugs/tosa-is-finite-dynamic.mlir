// stablehlo-opt --stablehlo-legalize-to-tosa
// 'func.call' op operand type mismatch
func.func @f(%a: tensor<?xf64>) -> tensor<2xi1> {
  %0 = stablehlo.is_finite %a : (tensor<?xf64>) -> tensor<2xi1>
  %1 = call @g(%0) : (tensor<2xi1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}
func.func private @g(tensor<2xi1>) -> tensor<2xi1>
