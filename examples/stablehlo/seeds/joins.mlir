func.func @joins(%a: tensor<2x3xi32>, %b: tensor<1x3xi32>, %p: tensor<i32>) -> tensor<4x6xi32> {
  %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
  %d = stablehlo.pad %c, %p, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  return %d : tensor<4x6xi32>
}
func.func @spread(%a: tensor<3xi16>, %b: tensor<i16>) -> tensor<3x2x3xi16> {
  %c = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xi16>) -> tensor<3x3xi16>
  %d = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<3x3xi16>) -> tensor<3x2x3xi16>
  %e = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i16>) -> tensor<3x2x3xi16>
  %f = stablehlo.maximum %d, %e : tensor<3x2x3xi16>
  return %f : tensor<3x2x3xi16>
}
func.func @square(%a: tensor<3x3xi8>) -> tensor<2x3x3xi8> {
  %c = stablehlo.broadcast_in_dim %a, dims = [1, 0] : (tensor<3x3xi8>) -> tensor<3x3xi8>
  %d = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<3x3xi8>) -> tensor<2x3x3xi8>
  return %d : tensor<2x3x3xi8>
}
