// kind: miscompile
// culprit: tosa-to-linalg
// expect: ( inf )
// bad: --pass-pipeline="builtin.module(func.func(tosa-to-linalg,tosa-to-arith),one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops)" PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "tosa.const"() <{values = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.reduce_min"(%2) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xf32>) -> tensor<1xf32>
    %4 = "vector.transfer_read"(%3, %0, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<1xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
