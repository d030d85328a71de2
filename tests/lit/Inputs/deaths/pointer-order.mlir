// Two places that are one, stored to side by side: the last store counts.
memref.global @input : memref<3xindex> = dense<[2, 2, 0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : index
  %eight = arith.constant 8 : index
  %input = memref.get_global @input : memref<3xindex>
  %a = memref.load %input[%c0] : memref<3xindex>
  %b = memref.load %input[%c1] : memref<3xindex>
  memref.store %seven, %input[%a] : memref<3xindex>
  memref.store %eight, %input[%b] : memref<3xindex>
  %last = memref.load %input[%c2] : memref<3xindex>
  vector.print %last : index
  return
}
