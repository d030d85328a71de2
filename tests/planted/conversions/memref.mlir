// A copy of a row whose last element is another one.
func.func @copy(%from: memref<4xi32>, %to: memref<4xi32>) {
  memref.copy %from, %to : memref<4xi32> to memref<4xi32>
  return
}
memref.global "private" @from : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global "private" @to : memref<4xi32> = dense<0>
func.func @main() {
  %from = memref.get_global @from : memref<4xi32>
  %to = memref.get_global @to : memref<4xi32>
  func.call @copy(%from, %to) : (memref<4xi32>, memref<4xi32>) -> ()
  %last = arith.constant 3 : index
  %r = memref.load %to[%last] : memref<4xi32>
  vector.print %r : i32
  return
}
