// kind: miscompile
// culprit: convert-scf-to-cf
// expect: 2
// bad: --convert-scf-to-cf PLAIN
module {
  func.func @main() {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %m = memref.alloc() : memref<i32>
    memref.store %one, %m[] : memref<i32>
    scf.forall () in () {
      memref.store %two, %m[] : memref<i32>
    }
    %v = memref.load %m[] : memref<i32>
    vector.print %v : i32
    return
  }
}
