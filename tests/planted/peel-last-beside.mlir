// Seven in steps of three; a product in the loop that breaks its promise.
memref.global "private" @in : memref<1xi32> = dense<1073741824>
func.func @main() {
  %in = memref.get_global @in : memref<1xi32>
  call @touch_in(%in) : (memref<1xi32>) -> ()
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %start = arith.constant 100 : i32
  %y = memref.load %in[%c0] : memref<1xi32>
  %sum = scf.for %i = %c0 to %c7 step %c3 iter_args(%acc = %start) -> i32 {
    %n = arith.index_cast %i : index to i32
    %r = arith.muli %n, %y overflow<nsw> : i32
    %next = arith.addi %acc, %r : i32
    scf.yield %next : i32
  }
  vector.print %sum : i32
  return
}
func.func private @touch_in(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
