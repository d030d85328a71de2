// kind: miscompile
// culprit: convert-arith-to-llvm
// expect: 1065353217
// bad: PLAIN
module {
  memref.global "private" @in : memref<1xf64> = dense<1.0000000009313226>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %in = memref.get_global @in : memref<1xf64>
    %wide = memref.load %in[%c0] : memref<1xf64>
    %narrow = arith.truncf %wide upward : f64 to f32
    %bits = arith.bitcast %narrow : f32 to i32
    vector.print %bits : i32
    return
  }
}
