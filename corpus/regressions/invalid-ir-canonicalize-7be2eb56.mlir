// kind: invalid-ir
// culprit: canonicalize
// bad: --canonicalize
func.func @f(%x: tensor<?xi32>) -> tensor<4xi32> {
  %c = arith.constant dense<[1, -2, 3, -4]> : tensor<4xi32>
  %0 = "arith.xori"(%c, %x) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
