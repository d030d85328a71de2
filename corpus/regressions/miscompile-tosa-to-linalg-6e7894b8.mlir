// kind: miscompile
// culprit: tosa-to-linalg
// expect: 32
// bad: --pass-pipeline="builtin.module(func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1}),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<15> : tensor<1xi8>, sym_name = "shift", sym_visibility = "private", type = memref<1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @shift}> : () -> memref<1xi8>
    %2 = "memref.load"(%1, %0) : (memref<1xi8>, index) -> i8
    %3 = "tensor.from_elements"(%2) : (i8) -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<[64, 30]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %5 = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = "tosa.rescale"(%4, %5, %3, %6, %6) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %8 = "tensor.extract"(%7, %0) : (tensor<2xi8>, index) -> i8
    %9 = "arith.extsi"(%8) : (i8) -> i64
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
