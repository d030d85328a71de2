// One product wraps, and one that cannot does not.
func.func private @f(%x: i32) -> i32 attributes {no_inline} {
  %narrow = arith.trunci %x : i32 to i8
  %wide = arith.extsi %narrow : i8 to i32
  %q = arith.muli %wide, %wide : i32
  vector.print %q : i32
  %p = arith.muli %x, %x : i32
  return %p : i32
}
func.func @main() {
  %x = arith.constant 65537 : i32
  %p = call @f(%x) : (i32) -> i32
  vector.print %p : i32
  return
}
