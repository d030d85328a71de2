func.func @shapes(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>) -> tensor<2x3xi32> {
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %s = stablehlo.add %a, %t : tensor<2x3xi32>
  %r = stablehlo.reshape %s : (tensor<2x3xi32>) -> tensor<6xi32>
  %v = stablehlo.reverse %r, dims = [0] : tensor<6xi32>
  %w = stablehlo.reshape %v : (tensor<6xi32>) -> tensor<2x3xi32>
  %m = stablehlo.multiply %w, %a : tensor<2x3xi32>
  return %m : tensor<2x3xi32>
}
func.func @twice(%a: tensor<2x3x2xi16>) -> tensor<2x2x3xi16> {
  %t = stablehlo.transpose %a, dims = [1, 2, 0] : (tensor<2x3x2xi16>) -> tensor<3x2x2xi16>
  %u = stablehlo.transpose %t, dims = [1, 2, 0] : (tensor<3x2x2xi16>) -> tensor<2x2x3xi16>
  return %u : tensor<2x2x3xi16>
}
func.func @turned(%a: tensor<3x3xi8>) -> tensor<3x3xi8> {
  %r = stablehlo.reverse %a, dims = [0] : tensor<3x3xi8>
  %t = stablehlo.reverse %r, dims = [1] : tensor<3x3xi8>
  return %t : tensor<3x3xi8>
}
func.func @cube(%a: tensor<2x2x2xi16>) -> tensor<2x2x2xi16> {
  %t = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<2x2x2xi16>) -> tensor<2x2x2xi16>
  %u = stablehlo.transpose %t, dims = [0, 2, 1] : (tensor<2x2x2xi16>) -> tensor<2x2x2xi16>
  return %u : tensor<2x2x2xi16>
}
