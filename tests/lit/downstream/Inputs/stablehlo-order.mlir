// The result of the reduction is any of its elements, or the initial value.
func.func @main() {
  %x = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %0 = stablehlo.and %a, %init : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }
  %value = tensor.extract %r[] : tensor<i32>
  vector.print %value : i32
  return
}
