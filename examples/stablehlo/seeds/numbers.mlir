func.func @integers(%a: tensor<8xi32>, %b: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi1>, tensor<8xi32>) {
  %four = stablehlo.constant dense<4> : tensor<8xi32>
  %zero = stablehlo.constant dense<0> : tensor<8xi32>
  %q = stablehlo.divide %a, %four : tensor<8xi32>
  %r = stablehlo.remainder %a, %b : tensor<8xi32>
  %d = stablehlo.subtract %q, %r : tensor<8xi32>
  %c = stablehlo.compare LT, %d, %zero : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %n = stablehlo.not %c : tensor<8xi1>
  %s = stablehlo.select %n, %a, %b : tensor<8xi1>, tensor<8xi32>
  %p = stablehlo.popcnt %s : tensor<8xi32>
  %l = stablehlo.shift_left %p, %four : tensor<8xi32>
  %g = stablehlo.sign %l : tensor<8xi32>
  %x = stablehlo.xor %g, %s : tensor<8xi32>
  return %x, %c, %q : tensor<8xi32>, tensor<8xi1>, tensor<8xi32>
}
func.func @floats(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %f = stablehlo.floor %a : tensor<2x2xf32>
  %d = stablehlo.divide %f, %b : tensor<2x2xf32>
  %n = stablehlo.negate %d : tensor<2x2xf32>
  %m = stablehlo.minimum %n, %a : tensor<2x2xf32>
  %r = stablehlo.round_nearest_afz %m : tensor<2x2xf32>
  %i = stablehlo.is_finite %r : (tensor<2x2xf32>) -> tensor<2x2xi1>
  %s = stablehlo.select %i, %r, %b : tensor<2x2xi1>, tensor<2x2xf32>
  %q = stablehlo.abs %s : tensor<2x2xf32>
  %t = stablehlo.sqrt %q : tensor<2x2xf32>
  return %t : tensor<2x2xf32>
}
func.func @bounds(%a: tensor<4xi16>, %low: tensor<4xi16>, %high: tensor<4xi16>) -> tensor<4xi32> {
  %c = stablehlo.clamp %low, %a, %high : tensor<4xi16>
  %w = stablehlo.convert %c : (tensor<4xi16>) -> tensor<4xi32>
  %n = stablehlo.convert %w : (tensor<4xi32>) -> tensor<4xi8>
  %v = stablehlo.convert %n : (tensor<4xi8>) -> tensor<4xi32>
  return %v : tensor<4xi32>
}
func.func @difference(%a: tensor<16xi8>, %b: tensor<16xi8>) -> tensor<16xi32> {
  %zero = stablehlo.constant dense<0> : tensor<16xi8>
  %d = stablehlo.subtract %a, %b : tensor<16xi8>
  %c = stablehlo.compare GT, %d, %zero : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  %r = stablehlo.convert %c : (tensor<16xi1>) -> tensor<16xi32>
  return %r : tensor<16xi32>
}
