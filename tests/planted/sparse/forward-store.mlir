// The first load is of what was stored, the second of what the call stores.
ml_program.global private mutable @state(1 : i64) : i64
func.func private @printI64(i64)
func.func private @step() {
  %a = ml_program.global_load @state : i64
  %b = arith.addi %a, %a : i64
  ml_program.global_store @state = %b : i64
  return
}
func.func @main() {
  %c = arith.constant 21 : i64
  ml_program.global_store @state = %c : i64
  %a = ml_program.global_load @state : i64
  func.call @step() : () -> ()
  %b = ml_program.global_load @state : i64
  func.call @printI64(%a) : (i64) -> ()
  func.call @printI64(%b) : (i64) -> ()
  return
}
