func.func private @printI64(i64)
memref.global "private" @sizes : memref<2xindex> = dense<[1, 7]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @sizes : memref<2xindex>
  %x = memref.load %m[%c0] : memref<2xindex>
  %y = memref.load %m[%c1] : memref<2xindex>
  %a = tensor.from_elements %x, %y : tensor<2xindex>
  %b = tensor.from_elements %y, %x : tensor<2xindex>
  %s = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %t = shape.broadcast %s, %s : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %n = shape.num_elements %t : tensor<2xindex> -> index
  %v = arith.index_cast %n : index to i64
  func.call @printI64(%v) : (i64) -> ()
  return
}
