// An exclusive sum begins with the initial value.
func.func @main() {
  %numbers = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %start = arith.constant dense<10> : vector<i32>
  %sums:2 = "vector.scan"(%numbers, %start) <{inclusive = false, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<3xi32>, vector<i32>) -> (vector<3xi32>, vector<i32>)
  vector.print %sums#0 : vector<3xi32>
  return
}
