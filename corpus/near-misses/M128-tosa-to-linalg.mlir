// near-miss: M128
// same: --pass-pipeline="builtin.module(func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1}),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
// Both are known.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<[64, 30]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %3 = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = "tosa.rescale"(%2, %3, %1, %4, %4) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %6 = "tensor.extract"(%5, %0) : (tensor<2xi8>, index) -> i8
    %7 = "arith.extsi"(%6) : (i8) -> i64
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
