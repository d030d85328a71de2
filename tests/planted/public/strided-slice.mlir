// A slice of two that begins at one.
func.func @main() {
  %numbers = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %slice = "vector.extract_strided_slice"(%numbers) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xi32>) -> vector<2xi32>
  vector.print %slice : vector<2xi32>
  return
}
