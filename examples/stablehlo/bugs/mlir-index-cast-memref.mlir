// stablehlo-opt --convert-arith-to-llvm
// 'llvm.trunc' op operand #0 must be signless integer
func.func @f(%a: memref<2xindex>) -> memref<2xi8> {
  %0 = arith.index_cast %a : memref<2xindex> to memref<2xi8>
  return %0 : memref<2xi8>
}
