// kind: invalid-ir
// culprit: canonicalize
// bad: --canonicalize
func.func @f(%v: vector<8xi32>, %t: tensor<4xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %cast = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %mask = vector.create_mask %n : vector<8xi1>
  %r = vector.mask %mask { vector.transfer_write %v, %cast[%c0] {in_bounds = [true]} : vector<8xi32>, tensor<?xi32> } : vector<8xi1> -> tensor<?xi32>
  return %r : tensor<?xi32>
}
