// -1 is the largest number without a sign.
func.func @main() {
  %numbers = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %start = arith.constant -1 : i32
  %least = vector.reduction <minui>, %numbers, %start : vector<3xi32> into i32
  vector.print %least : i32
  return
}
