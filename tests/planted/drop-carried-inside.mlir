// Two carried values change places, and say where to load; one is beyond the view.
memref.global "private" @in : memref<6xindex> = dense<[3, 5, 1, 0, 4, 7]>
func.func @main() {
  %in = memref.get_global @in : memref<6xindex>
  call @touch_in(%in) : (memref<6xindex>) -> ()
  %view = memref.subview %in[0] [4] [1] : memref<6xindex> to memref<4xindex, strided<[1]>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = memref.load %in[%c0] : memref<6xindex>
  %y = memref.load %in[%c1] : memref<6xindex>
  %r:3 = scf.for %i = %c0 to %x step %c1 iter_args(%a = %x, %b = %y, %sum = %c0) -> (index, index, index) {
    %v = memref.load %view[%a] : memref<4xindex, strided<[1]>>
    %twice = arith.addi %sum, %sum : index
    %next = arith.addi %twice, %v : index
    scf.yield %b, %a, %next : index, index, index
  }
  vector.print %r#0 : index
  vector.print %r#2 : index
  return
}
func.func private @touch_in(%m: memref<6xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<6xindex>
  memref.store %v, %m[%c0] : memref<6xindex>
  return
}
