// stablehlo-opt --canonicalize
// 'memref.cast' op operand type and result type are cast incompatible
func.func @f(%a: memref<4xi32>) -> memref<3xi32> {
  %0 = memref.cast %a : memref<4xi32> to memref<?xi32>
  %1 = memref.cast %0 : memref<?xi32> to memref<3xi32>
  return %1 : memref<3xi32>
}
