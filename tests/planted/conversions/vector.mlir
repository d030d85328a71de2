// A sum of lanes on top of another sum.
func.func @sum(%v: vector<4xi32>, %acc: i32) -> i32 {
  %r = vector.reduction <add>, %v, %acc : vector<4xi32> into i32
  return %r : i32
}
func.func @main() {
  %v = arith.constant dense<[1, 20, 300, 4000]> : vector<4xi32>
  %acc = arith.constant 50000 : i32
  %r = func.call @sum(%v, %acc) : (vector<4xi32>, i32) -> i32
  vector.print %r : i32
  return
}
