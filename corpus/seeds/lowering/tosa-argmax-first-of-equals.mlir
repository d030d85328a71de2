// expect: ( 1, 0, 3 )
// expect: ( 0, 0, 0, 2 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.000000e+00, 7.000000e+00, 7.000000e+00, -1.000000e+00], [-5.000000e+00, -5.000000e+00, -6.000000e+00, -5.000000e+00], [0.000000e+00, -0.000000e+00, 2.000000e+00, 8.500000e+00]]> : tensor<3x4xf32>, sym_name = "a", sym_visibility = "private", type = memref<3x4xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3x4xf32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<3x4xf32>) -> tensor<3x4xf32>
    %4 = "tosa.argmax"(%3) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3x4xf32>) -> tensor<3xi32>
    %5 = "tosa.argmax"(%3) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3x4xf32>) -> tensor<4xi32>
    %6 = "vector.transfer_read"(%4, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    %7 = "vector.transfer_read"(%5, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
