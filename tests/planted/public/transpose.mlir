// Not a square.
func.func @main() {
  %numbers = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %other = vector.transpose %numbers, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  vector.print %other : vector<3x2xi32>
  return
}
