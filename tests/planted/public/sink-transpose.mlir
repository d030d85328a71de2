// One vector is transposed, the other is not.
func.func @main() {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[10, 20], [30, 40]]> : vector<2x2xi32>
  %left = vector.transpose %a, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %right = vector.transpose %b, [0, 1] : vector<2x2xi32> to vector<2x2xi32>
  %difference = arith.subi %left, %right : vector<2x2xi32>
  vector.print %difference : vector<2x2xi32>
  return
}
