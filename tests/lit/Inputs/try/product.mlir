// A product with a constant.
func.func @main() {
  %x = arith.constant 6 : i32
  %y = call @scale(%x) : (i32) -> i32
  vector.print %y : i32
  return
}
func.func private @scale(%x: i32) -> i32 {
  %seven = arith.constant 7 : i32
  %y = arith.muli %x, %seven : i32
  return %y : i32
}
