// The second lane is masked off, and passes 20 through.
memref.global "private" constant @numbers : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %numbers = memref.get_global @numbers : memref<4xi32>
  %places = arith.constant dense<[3, 0]> : vector<2xi32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %other = arith.constant dense<[10, 20]> : vector<2xi32>
  %all = vector.gather %numbers[%c0] [%places], %mask, %other : memref<4xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  vector.print %all : vector<2xi32>
  return
}
