// The two vectors differ in length.
func.func @main() {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5]> : vector<2xi32>
  %c = vector.shuffle %a, %b [0, 3] : vector<3xi32>, vector<2xi32>
  vector.print %c : vector<2xi32>
  return
}
