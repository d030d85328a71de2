func.func @chlo(%a: tensor<2x3xi32>, %b: tensor<3xi32>, %c: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %s = chlo.broadcast_add %a, %b : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %m = chlo.broadcast_multiply %s, %c : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  %x = chlo.broadcast_maximum %m, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %k = "chlo.constant_like"(%x) {value = 5 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %r = chlo.broadcast_subtract %x, %k : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
