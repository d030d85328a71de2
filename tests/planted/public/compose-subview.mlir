// Every second number from the first on, and of these the second on.
memref.global "private" constant @numbers : memref<8xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %numbers = memref.get_global @numbers : memref<8xi32>
  %even = memref.subview %numbers[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %rest = memref.subview %even[%c1] [2] [1] : memref<4xi32, strided<[2]>> to memref<2xi32, strided<[2], offset: ?>>
  %first = memref.load %rest[%c0] : memref<2xi32, strided<[2], offset: ?>>
  vector.print %first : i32
  return
}
