// The last element of a list: tensor.extract of tensor.from_elements.
func.func @hide(%x: tensor<3xi32>) -> tensor<3xi32> attributes {no_inline} {
  return %x : tensor<3xi32>
}
func.func @main() {
  %x = arith.constant 7 : i32
  %y = arith.constant -1 : i32
  %last = arith.constant 2 : index
  %list = tensor.from_elements %x, %x, %y : tensor<3xi32>
  %hidden = func.call @hide(%list) : (tensor<3xi32>) -> tensor<3xi32>
  %a = tensor.extract %list[%last] : tensor<3xi32>
  %b = tensor.extract %hidden[%last] : tensor<3xi32>
  return
}
