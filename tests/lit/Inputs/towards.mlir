func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%so_far = %zero) -> i64 {
    %number = arith.index_cast %i : index to i64
    %next = arith.addi %so_far, %number : i64
    scf.yield %next : i64
  }
  vector.print %sum : i64
  return
}
