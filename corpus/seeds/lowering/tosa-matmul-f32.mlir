// expect: ( ( ( 4, 15, -2 ), ( -12, 7, -7 ) ) )
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[1.000000e+00, 2.000000e+00], [-3.000000e+00, 5.000000e-01]]]> : tensor<1x2x2xf32>, sym_name = "a", sym_visibility = "private", type = memref<1x2x2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[4.000000e+00, -1.000000e+00, 2.000000e+00], [0.000000e+00, 8.000000e+00, -2.000000e+00]]]> : tensor<1x2x3xf32>, sym_name = "b", sym_visibility = "private", type = memref<1x2x3xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<1x2x2xf32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x2x2xf32>) -> tensor<1x2x2xf32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<1x2x3xf32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x2x3xf32>) -> tensor<1x2x3xf32>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "tosa.matmul"(%3, %5, %6, %6) : (tensor<1x2x2xf32>, tensor<1x2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3xf32>
    %8 = "vector.transfer_read"(%7, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x2x3xf32>, index, index, index, f32) -> vector<1x2x3xf32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
