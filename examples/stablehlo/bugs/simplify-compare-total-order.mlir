// stablehlo-opt --stablehlo-target-independent-optimization
// Crashes. The verifier accepts TOTALORDER for integers, and the folder does not.
func.func @f() -> tensor<i1> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %0, TOTALORDER : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %1 : tensor<i1>
}
