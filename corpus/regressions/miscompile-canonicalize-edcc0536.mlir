// kind: miscompile
// culprit: canonicalize
// expect: 1
// bad: --pass-pipeline="builtin.module(canonicalize,func.func(tosa-to-linalg,tosa-to-arith,tosa-to-tensor),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
func.func private @infinity() -> tensor<1xf32> {
  %infinity = "tosa.const"() {values = dense<0x7F800000> : tensor<1xf32>} : () -> tensor<1xf32>
  return %infinity : tensor<1xf32>
}
func.func @main() {
  %infinity = func.call @infinity() : () -> tensor<1xf32>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %infinity, %zero, %shift : (tensor<1xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1xf32>
  %c0 = arith.constant 0 : index
  %shown = tensor.extract %r[%c0] : tensor<1xf32>
  %isNaN = arith.cmpf uno, %shown, %shown : f32
  vector.print %isNaN : i1
  return
}
