// Differences, and none of them is zero. There are many: that a process gets all of
// them right by chance happens once in 65,536 times.
memref.global @input : memref<2xi32> = dense<[9, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %d0 = arith.subi %a, %b : i32
  %d1 = arith.subi %a, %b : i32
  %d2 = arith.subi %a, %b : i32
  %d3 = arith.subi %a, %b : i32
  %d4 = arith.subi %a, %b : i32
  %d5 = arith.subi %a, %b : i32
  %d6 = arith.subi %a, %b : i32
  %d7 = arith.subi %a, %b : i32
  %d8 = arith.subi %a, %b : i32
  %d9 = arith.subi %a, %b : i32
  %d10 = arith.subi %a, %b : i32
  %d11 = arith.subi %a, %b : i32
  %d12 = arith.subi %a, %b : i32
  %d13 = arith.subi %a, %b : i32
  %d14 = arith.subi %a, %b : i32
  %d15 = arith.subi %a, %b : i32
  vector.print %d0 : i32
  vector.print %d1 : i32
  vector.print %d2 : i32
  vector.print %d3 : i32
  vector.print %d4 : i32
  vector.print %d5 : i32
  vector.print %d6 : i32
  vector.print %d7 : i32
  vector.print %d8 : i32
  vector.print %d9 : i32
  vector.print %d10 : i32
  vector.print %d11 : i32
  vector.print %d12 : i32
  vector.print %d13 : i32
  vector.print %d14 : i32
  vector.print %d15 : i32
  return
}
