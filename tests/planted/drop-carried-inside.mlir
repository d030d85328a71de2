// Two carried values change places, and say where to load.
memref.global "private" @in : memref<4xindex> = dense<[3, 2, 1, 0]>
func.func @main() {
  %in = memref.get_global @in : memref<4xindex>
  call @touch_in(%in) : (memref<4xindex>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = memref.load %in[%c0] : memref<4xindex>
  %y = memref.load %in[%c1] : memref<4xindex>
  %r:3 = scf.for %i = %c0 to %x step %c1 iter_args(%a = %x, %b = %y, %sum = %c0) -> (index, index, index) {
    %v = memref.load %in[%a] : memref<4xindex>
    %twice = arith.addi %sum, %sum : index
    %next = arith.addi %twice, %v : index
    scf.yield %b, %a, %next : index, index, index
  }
  vector.print %r#0 : index
  vector.print %r#2 : index
  return
}
func.func private @touch_in(%m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xindex>
  memref.store %v, %m[%c0] : memref<4xindex>
  return
}
