// kind: miscompile
// culprit: tosa-to-linalg
// expect: ( inf )
// bad: --pass-pipeline="builtin.module(func.func(tosa-to-linalg,tosa-to-arith),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
module {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %infinite = "tosa.const"() {values = dense<0x7F800000> : tensor<2xf32>} : () -> tensor<2xf32>
    %least = tosa.reduce_min %infinite {axis = 0 : i32} : (tensor<2xf32>) -> tensor<1xf32>
    %r = vector.transfer_read %least[%c0], %zero : tensor<1xf32>, vector<1xf32>
    vector.print %r : vector<1xf32>
    return
  }
}
