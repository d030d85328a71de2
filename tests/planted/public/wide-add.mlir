// The lower halves carry nothing, but their sum passes the largest signed one.
func.func @main() {
  %a = arith.constant 2147483647 : i64
  %b = arith.constant 1 : i64
  %sum = arith.addi %a, %b : i64
  vector.print %sum : i64
  return
}
