// The first axis is 0 and the second is not: tosa.reverse of tosa.reverse.
func.func @hide(%x: tensor<2x2xi32>) -> tensor<2x2xi32>
    attributes {no_inline} {
  return %x : tensor<2x2xi32>
}
func.func @main() {
  %list = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}
    : () -> tensor<2x2xi32>
  %first = "tosa.reverse"(%list) <{axis = 0 : i32}>
    : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %hidden = func.call @hide(%first) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %a = "tosa.reverse"(%first) <{axis = 1 : i32}>
    : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %b = "tosa.reverse"(%hidden) <{axis = 1 : i32}>
    : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}
