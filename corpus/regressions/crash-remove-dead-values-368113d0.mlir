// kind: crash
// culprit: remove-dead-values
// bad: --remove-dead-values
// Nobody calls the function, and its address is of no use to anybody.
func.func private @square(%x: i64) -> i64 {
  %p = arith.muli %x, %x : i64
  return %p : i64
}
func.func @main() {
  %f = constant @square : (i64) -> i64
  return
}
