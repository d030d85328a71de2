// A loop to a bound that arithmetic computes. It writes one place only.
memref.global @input : memref<2xindex> = dense<[2, 3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xindex>
  %a = memref.load %input[%c0] : memref<2xindex>
  %b = memref.load %input[%c1] : memref<2xindex>
  %end = arith.addi %a, %b : index
  scf.for %i = %c0 to %end step %c1 {
    %old = memref.load %input[%c0] : memref<2xindex>
    %new = arith.addi %old, %i : index
    memref.store %new, %input[%c0] : memref<2xindex>
  }
  %sum = memref.load %input[%c0] : memref<2xindex>
  vector.print %sum : index
  return
}
