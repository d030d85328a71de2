// A constant is subtracted.
memref.global @input : memref<1xi32> = dense<[9]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %input = memref.get_global @input : memref<1xi32>
  %a = memref.load %input[%c0] : memref<1xi32>
  %less = arith.subi %a, %three : i32
  vector.print %less : i32
  return
}
