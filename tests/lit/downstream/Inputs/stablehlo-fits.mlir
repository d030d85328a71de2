func.func private @turned(%a: tensor<?xi64>) -> tensor<?x2xi64> {
  %0 = stablehlo.reshape %a : (tensor<?xi64>) -> tensor<2x2xi64>
  %1 = tensor.cast %0 : tensor<2x2xi64> to tensor<2x?xi64>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x?xi64>) -> tensor<?x2xi64>
  return %2 : tensor<?x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %b = tensor.cast %a : tensor<4xi64> to tensor<?xi64>
  %c = call @turned(%b) : (tensor<?xi64>) -> tensor<?x2xi64>
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %x = tensor.extract %c[%j, %i] : tensor<?x2xi64>
  vector.print %x : i64
  %y = tensor.extract %c[%j, %j] : tensor<?x2xi64>
  vector.print %y : i64
  return
}
