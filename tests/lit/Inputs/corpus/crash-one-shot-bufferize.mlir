func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
func.func @main() {
  %t = tensor.empty() : tensor<2xf32>
  %0 = func.call @f(%t) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
