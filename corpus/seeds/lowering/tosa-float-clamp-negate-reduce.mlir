// expect: ( ( -0.75 ), ( -7.5 ) )
// expect: ( ( 1.5, 4, 8 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -2.000000e+00, 2.500000e-01], [-5.000000e-01, 4.000000e+00, 8.000000e+00]]> : tensor<2x3xf32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xf32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %5 = "tosa.clamp"(%3) <{max_val = 4.000000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "tosa.negate"(%5, %4, %4) : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
    %7 = "tosa.reduce_sum"(%6) <{axis = 1 : i32}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %8 = "tosa.reduce_max"(%3) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %9 = "vector.transfer_read"(%7, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x1xf32>, index, index, f32) -> vector<2x1xf32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<2x1xf32>) -> ()
    %10 = "vector.transfer_read"(%8, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<1x3xf32>, index, index, f32) -> vector<1x3xf32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
