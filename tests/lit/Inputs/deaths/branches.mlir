// Several branches to one way out: the condition of planted-dangling-block and
// planted-detached-block.
memref.global @input : memref<2xi32> = dense<[9, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %less = arith.cmpi slt, %a, %b : i32
  cf.cond_br %less, ^less, ^more
^less:
  vector.print %a : i32
  cf.br ^end
^more:
  vector.print %b : i32
  cf.br ^end
^end:
  return
}
