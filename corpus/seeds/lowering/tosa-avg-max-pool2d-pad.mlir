// expect: ( ( ( ( 2 ), ( 6 ) ), ( ( 1.5 ), ( 9.5 ) ) ) )
// expect: ( ( ( ( -7 ), ( -9 ) ), ( ( -1 ), ( -128 ) ) ) )
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[8.000000e+00], [-4.000000e+00], [6.000000e+00]], [[3.000000e+00], [0.000000e+00], [1.200000e+01]], [[-2.000000e+00], [5.000000e+00], [7.000000e+00]]]]> : tensor<1x3x3x1xf32>, sym_name = "x", sym_visibility = "private", type = memref<1x3x3x1xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[-128], [-7], [-9]], [[-1], [-100], [-128]], [[-3], [-127], [-128]]]]> : tensor<1x3x3x1xi8>, sym_name = "q", sym_visibility = "private", type = memref<1x3x3x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "memref.get_global"() <{name = @x}> : () -> memref<1x3x3x1xf32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
    %5 = "memref.get_global"() <{name = @q}> : () -> memref<1x3x3x1xi8>
    %6 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<1x3x3x1xi8>) -> tensor<1x3x3x1xi8>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "tosa.avg_pool2d"(%4, %7, %7) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 2>}> : (tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
    %9 = "tosa.max_pool2d"(%6) <{kernel = array<i64: 2, 2>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 2>}> : (tensor<1x3x3x1xi8>) -> tensor<1x2x2x1xi8>
    %10 = "vector.transfer_read"(%8, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x2x2x1xf32>, index, index, index, index, f32) -> vector<1x2x2x1xf32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x2x1xf32>) -> ()
    %11 = "vector.transfer_read"(%9, %0, %0, %0, %0, %2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x2x2x1xi8>, index, index, index, index, i8) -> vector<1x2x2x1xi8>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x2x1xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

