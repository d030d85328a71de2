// scion: recondition=0
// The smallest i32 as the first argument: func.call_indirect of func.constant.
// Nobody knows that a call has no effect, so both results are printed.
func.func @hide(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @less(%x: i32, %y: i32) -> i64 attributes {no_inline} {
  %less = arith.cmpi slt, %x, %y : i32
  %result = arith.extui %less : i1 to i64
  return %result : i64
}
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %first = arith.constant 4611686018427387904 : i64
  %second = arith.constant 4611686018427387905 : i64
  %end = arith.constant 4611686018427387906 : i64
  %low = arith.constant -2147483648 : i32
  %five = arith.constant 5 : i32
  %hidden = func.call @hide(%low) : (i32) -> i32
  %less = func.constant @less : (i32, i32) -> i64
  %a = func.call_indirect %less(%low, %five) : (i32, i32) -> i64
  %b = func.call_indirect %less(%hidden, %five) : (i32, i32) -> i64
  func.call @printI64(%first) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%a) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%second) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%b) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%end) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
