// The last lane is masked off.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0> : vector<4xi32>
  %numbers = memref.alloca() : memref<4xi32>
  vector.store %zero, %numbers[%c0] : memref<4xi32>, vector<4xi32>
  %mask = arith.constant dense<[false, true, true, false]> : vector<4xi1>
  %some = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  vector.maskedstore %numbers[%c0], %mask, %some : memref<4xi32>, vector<4xi1>, vector<4xi32>
  %last = memref.load %numbers[%c3] : memref<4xi32>
  vector.print %last : i32
  return
}
