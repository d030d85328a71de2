// One place is left of 32: arith.shli of arith.shrui by 31.
func.func @hide(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @main() {
  %x = arith.constant -5 : i32
  %places = arith.constant 31 : i32
  %value = func.call @hide(%x) : (i32) -> i32
  %right = arith.shrui %value, %places : i32
  %hidden = func.call @hide(%right) : (i32) -> i32
  %a = arith.shli %right, %places : i32
  %b = arith.shli %hidden, %places : i32
  return
}
