// stablehlo-opt --convert-to-emitc
// 'emitc.func' op cannot return array type
func.func @f(%a: memref<2x2xi32>) -> memref<2x2xi32> {
  %c = arith.constant 0 : index
  %0 = memref.load %a[%c, %c] : memref<2x2xi32>
  memref.store %0, %a[%c, %c] : memref<2x2xi32>
  return %a : memref<2x2xi32>
}
