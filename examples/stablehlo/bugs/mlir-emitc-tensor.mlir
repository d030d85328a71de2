// stablehlo-opt --convert-arith-to-emitc
// 'emitc.div' op operand #0 must be floating-point type supported by EmitC
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.divf %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
