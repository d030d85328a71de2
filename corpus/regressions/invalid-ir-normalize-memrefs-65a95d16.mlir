// kind: invalid-ir
// culprit: normalize-memrefs
// bad: --normalize-memrefs
func.func private @g(%m: memref<2x3xi32, strided<[5, 1], offset: 2>>) {
  %c = arith.constant 0 : index
  %v = memref.load %m[%c, %c] : memref<2x3xi32, strided<[5, 1], offset: 2>>
  return
}
func.func @main() {
  %m = memref.alloc() : memref<4x5xi32>
  %s = memref.subview %m[0, 2] [2, 3] [1, 1] : memref<4x5xi32> to memref<2x3xi32, strided<[5, 1], offset: 2>>
  func.call @g(%s) : (memref<2x3xi32, strided<[5, 1], offset: 2>>) -> ()
  return
}
