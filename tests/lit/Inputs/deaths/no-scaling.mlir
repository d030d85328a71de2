// No product with a constant: passes of PlantedDeaths.so that ask for one do
// no damage here.
memref.global @input : memref<2xi32> = dense<[7, -3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %product = arith.muli %a, %b : i32
  memref.store %product, %input[%c0] : memref<2xi32>
  vector.print %product : i32
  return
}
