// kind: invalid-ir
// culprit: convert-vector-to-llvm
// bad: --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
func.func @f(%v: vector<3x4xindex>) -> vector<4x3xindex> {
  %0 = vector.transpose %v, [1, 0] : vector<3x4xindex> to vector<4x3xindex>
  return %0 : vector<4x3xindex>
}
