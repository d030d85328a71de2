// kind: invalid-ir
// culprit: fold-memref-alias-ops
// bad: --fold-memref-alias-ops
func.func @f(%m: memref<4x4xi32>, %i: index, %n: index) -> vector<8xi32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0 : i32
  %mask = vector.create_mask %n : vector<8xi1>
  %s = memref.subview %m[%i, %i] [2, 2] [1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: ?>>
  %v = vector.mask %mask { vector.transfer_read %s[%n, %c0], %pad {in_bounds = [true]} : memref<2x2xi32, strided<[4, 1], offset: ?>>, vector<8xi32> } : vector<8xi1> -> vector<8xi32>
  return %v : vector<8xi32>
}
