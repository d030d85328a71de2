// Stores into a buffer.
memref.global @input : memref<2xi32> = dense<[4, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  memref.store %a, %input[%c1] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  vector.print %b : i32
  return
}
