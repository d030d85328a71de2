// A signed minimum of numbers on both sides of zero.
func.func @least(%x: i32, %y: i32) -> i32 {
  %r = arith.minsi %x, %y : i32
  return %r : i32
}
func.func @main() {
  %x = arith.constant -5 : i32
  %y = arith.constant 7 : i32
  %r = func.call @least(%x, %y) : (i32, i32) -> i32
  vector.print %r : i32
  return
}
