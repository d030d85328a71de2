// stablehlo-opt --stablehlo-legalize-to-tosa
// Wrong: maximum of i1 is a logical or, and true is -1 for tosa.maximum.
func.func @f(%a: tensor<2xi1>, %b: tensor<2xi1>) -> tensor<2xi1> {
  %0 = stablehlo.maximum %a, %b : tensor<2xi1>
  return %0 : tensor<2xi1>
}
