// Each trip allocates 8 MB, uses them and frees them. Places come from memory,
// so that no buffer can be optimised away.
memref.global @input : memref<2xindex> = dense<[1, 3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 1048576 : index
  %input = memref.get_global @input : memref<2xindex>
  %at = memref.load %input[%c0] : memref<2xindex>
  %end = memref.load %input[%c1] : memref<2xindex>
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%sum = %c0) -> (index) {
    %buffer = memref.alloc(%size) : memref<?xindex>
    memref.store %i, %buffer[%at] : memref<?xindex>
    %other = memref.load %input[%c0] : memref<2xindex>
    %back = memref.load %buffer[%other] : memref<?xindex>
    memref.store %back, %input[%at] : memref<2xindex>
    %next = arith.addi %sum, %back : index
    memref.dealloc %buffer : memref<?xindex>
    scf.yield %next : index
  }
  vector.print %sum : index
  return
}
