// Ten ops, the module and the function among them: planted-crash-often
// crashes.
func.func @main() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.addi %a, %b : i32
  %d = arith.muli %c, %b : i32
  %e = arith.xori %c, %d : i32
  vector.print %e : i32
  vector.print %d : i32
  return
}
