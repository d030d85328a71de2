func.func private @reshape(%a: tensor<?xi64>) -> tensor<1x3xi64> {
  %0 = stablehlo.reshape %a : (tensor<?xi64>) -> tensor<1x3xi64>
  return %0 : tensor<1x3xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %b = tensor.cast %a : tensor<4xi64> to tensor<?xi64>
  %c = call @reshape(%b) : (tensor<?xi64>) -> tensor<1x3xi64>
  return
}
