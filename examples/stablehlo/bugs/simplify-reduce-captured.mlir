// stablehlo-opt --stablehlo-aggressive-simplification
// Leaves invalid IR: the constant that the body returns replaces the result, which has another shape.
func.func @f(%a: tensor<1x1xi8>) -> tensor<1xi8> {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = stablehlo.reduce(%a init: %0) across dimensions = [1] : (tensor<1x1xi8>, tensor<i8>) -> tensor<1xi8>
   reducer(%arg0: tensor<i8>, %arg1: tensor<i8>) {
    stablehlo.return %0 : tensor<i8>
  }
  return %1 : tensor<1xi8>
}
