// A loop that ends where it begins: scf.for of constants.
func.func @hide(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() {
  %from = arith.constant 3 : index
  %to = arith.constant 3 : index
  %step = arith.constant 1 : index
  %start = arith.constant 10 : i32
  %hidden = func.call @hide(%to) : (index) -> index
  %a = scf.for %i = %from to %to step %step iter_args(%x = %start) -> (i32) {
    %next = arith.addi %x, %start : i32
    scf.yield %next : i32
  }
  %b = scf.for %i = %from to %hidden step %step iter_args(%x = %start)
      -> (i32) {
    %next = arith.addi %x, %start : i32
    scf.yield %next : i32
  }
  return
}
