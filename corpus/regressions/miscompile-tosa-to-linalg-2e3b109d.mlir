// kind: miscompile
// culprit: tosa-to-linalg
// expect: 32
// bad: --pass-pipeline="builtin.module(func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1}),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
module {
  memref.global "private" @shift : memref<1xi8> = dense<15>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %from = memref.get_global @shift : memref<1xi8>
    %byte = memref.load %from[%c0] : memref<1xi8>
    %shift = tensor.from_elements %byte : tensor<1xi8>
    %x = "tosa.const"() <{values = dense<[64, 30]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %multiplier = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
    %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %r = tosa.rescale %x, %multiplier, %shift, %zero, %zero {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %first = tensor.extract %r[%c0] : tensor<2xi8>
    %wide = arith.extsi %first : i8 to i64
    vector.print %wide : i64
    return
  }
}
