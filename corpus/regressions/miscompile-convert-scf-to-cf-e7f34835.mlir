// kind: miscompile
// culprit: convert-scf-to-cf
// expect: 11
// bad: PLAIN
module {
  memref.global "private" @n : memref<1xindex> = dense<4294967296>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %ten = arith.constant 10 : i32
    %eleven = arith.constant 11 : i32
    %n = memref.get_global @n : memref<1xindex>
    %i = memref.load %n[%c0] : memref<1xindex>
    %r = scf.index_switch %i -> i32
    case 0 {
      scf.yield %ten : i32
    }
    default {
      scf.yield %eleven : i32
    }
    vector.print %r : i32
    return
  }
}
