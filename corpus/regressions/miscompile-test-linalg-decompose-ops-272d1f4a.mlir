// kind: miscompile
// culprit: test-linalg-decompose-ops
// expect: ( ( 0, 0 ) )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(test-linalg-decompose-ops)' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00], [-2.000000e+00]]> : tensor<2x1xf32>, sym_name = "a", type = memref<2x1xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x1xf32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x1xf32>) -> tensor<2x1xf32>
    %5 = "linalg.generic"(%4, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: f32, %arg1: f32):
      %7 = "arith.mulf"(%arg0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%7, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %6 = "vector.transfer_read"(%5, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x2xf32>, index, index, f32) -> vector<1x2xf32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
