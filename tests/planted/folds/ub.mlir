// scion: recondition=0
// Poison that is not chosen: arith.select of ub.poison. Reconditioning takes
// poison away, and structure does not show what is made of it, so this program
// prints its twins itself, behind numbers that it states.
func.func @hide(%x: i1) -> i1 attributes {no_inline} {
  return %x : i1
}
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %first = arith.constant 4611686018427387904 : i64
  %second = arith.constant 4611686018427387905 : i64
  %end = arith.constant 4611686018427387906 : i64
  %no = arith.constant false
  %hidden = func.call @hide(%no) : (i1) -> i1
  %poison = ub.poison : i64
  %x = arith.constant 6 : i64
  %a = arith.select %no, %poison, %x : i64
  %b = arith.select %hidden, %poison, %x : i64
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
