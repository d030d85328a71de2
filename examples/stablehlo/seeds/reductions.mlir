func.func @reductions(%a: tensor<2x3x2xi32>) -> (tensor<3xi32>, tensor<2x3xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %m = stablehlo.reduce(%a init: %least) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<2x3xi32>
  return %s, %m : tensor<3xi32>, tensor<2x3xi32>
}
func.func @windows(%a: tensor<4x4xi64>) -> tensor<3x3xi64> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %w = "stablehlo.reduce_window"(%a, %zero) ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<1> : tensor<2x2xi64>} : (tensor<4x4xi64>, tensor<i64>) -> tensor<3x3xi64>
  return %w : tensor<3x3xi64>
}
func.func @products(%a: tensor<2x3x4xi32>, %b: tensor<2x4x2xi32>) -> tensor<2x3x2xi32> {
  %p = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<2x4x2xi32>) -> tensor<2x3x2xi32>
  return %p : tensor<2x3x2xi32>
}
func.func @sorted(%a: tensor<5xi32>) -> tensor<5xi32> {
  %s = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<5xi32>) -> tensor<5xi32>
  return %s : tensor<5xi32>
}
