func.func @slices(%a: tensor<10x4xi64>, %i: tensor<i32>) -> tensor<2x2xi64> {
  %s = stablehlo.slice %a [1:9:2, 0:4] : (tensor<10x4xi64>) -> tensor<4x4xi64>
  %t = stablehlo.slice %s [1:4:2, 1:3] : (tensor<4x4xi64>) -> tensor<2x2xi64>
  %zero = stablehlo.constant dense<7> : tensor<i32>
  %d = stablehlo.dynamic_slice %a, %i, %zero, sizes = [2, 2] : (tensor<10x4xi64>, tensor<i32>, tensor<i32>) -> tensor<2x2xi64>
  %r = stablehlo.subtract %t, %d : tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}
func.func @past_the_end(%a: tensor<6xi32>) -> tensor<3xi32> {
  %start = stablehlo.constant dense<5> : tensor<i64>
  %d = stablehlo.dynamic_slice %a, %start, sizes = [3] : (tensor<6xi32>, tensor<i64>) -> tensor<3xi32>
  return %d : tensor<3xi32>
}
func.func @update(%a: tensor<5x3xi32>, %u: tensor<2x2xi32>, %i: tensor<i64>, %j: tensor<i64>) -> tensor<5x3xi32> {
  %r = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<5x3xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}
