// stablehlo-opt --stablehlo-legalize-to-linalg
// Wrong: add of i1 is a logical or, and arith.addi makes 0 of 1 and 1.
func.func @f(%a: tensor<2xi1>, %b: tensor<2xi1>) -> tensor<2xi1> {
  %0 = stablehlo.add %a, %b : tensor<2xi1>
  return %0 : tensor<2xi1>
}
