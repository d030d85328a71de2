// A difference, and it is not zero.
memref.global @input : memref<2xi32> = dense<[9, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %difference = arith.subi %a, %b : i32
  vector.print %difference : i32
  return
}
