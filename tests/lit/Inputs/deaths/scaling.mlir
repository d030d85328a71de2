// A product with a constant: the condition of most passes of PlantedDeaths.so.
// The factor comes from memory, so that no fold takes the product away.
memref.global @input : memref<2xi32> = dense<[7, -3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %scaled = arith.muli %a, %five : i32
  %sum = arith.addi %scaled, %b : i32
  memref.store %sum, %input[%c0] : memref<2xi32>
  vector.print %sum : i32
  return
}
