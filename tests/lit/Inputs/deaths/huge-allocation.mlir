// A buffer of a size that is computed: 6 elements.
memref.global @input : memref<2xindex> = dense<[4, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xindex>
  %a = memref.load %input[%c0] : memref<2xindex>
  %b = memref.load %input[%c1] : memref<2xindex>
  %size = arith.addi %a, %b : index
  %buffer = memref.alloc(%size) : memref<?xindex>
  memref.store %size, %buffer[%a] : memref<?xindex>
  memref.store %a, %buffer[%b] : memref<?xindex>
  %back = memref.load %buffer[%a] : memref<?xindex>
  vector.print %back : index
  memref.dealloc %buffer : memref<?xindex>
  return
}
