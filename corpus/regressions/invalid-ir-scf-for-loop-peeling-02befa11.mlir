// kind: invalid-ir
// culprit: scf-for-loop-peeling
// bad: --scf-for-loop-peeling=skip-partial=false
func.func private @use(i32)
func.func @main(%high: i32) {
  %low = arith.constant 0 : i32
  %step = arith.constant 3 : i32
  scf.for %i = %low to %high step %step : i32 {
    %max = arith.minsi %i, %high : i32
    func.call @use(%max) : (i32) -> ()
  }
  return
}
