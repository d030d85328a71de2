// kind: hang
// culprit: int-range-optimizations
// bad: --int-range-optimizations
// The range of the argument grows by one whenever the call is looked at.
func.func private @count(%i: i64) {
  %limit = arith.constant 12 : i64
  %one = arith.constant 1 : i64
  %more = arith.cmpi slt, %i, %limit : i64
  cf.cond_br %more, ^again, ^done
^again:
  vector.print %i : i64
  %next = arith.addi %i, %one : i64
  call @count(%next) : (i64) -> ()
  cf.br ^done
^done:
  return
}
func.func @main() {
  %zero = arith.constant 0 : i64
  call @count(%zero) : (i64) -> ()
  return
}
