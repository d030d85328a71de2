// expect: ( ( ( ( -6, 5.5 ), ( 11, 2.5 ), ( 4.5, -15 ) ), ( ( 2.5, 30 ), ( 16, -5 ), ( -4, -3 ) ) ) )
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[5.000000e-01, -2.000000e+00], [3.000000e+00, 1.500000e+00], [0.000000e+00, 4.000000e+00]], [[-1.000000e+00, 2.500000e+00], [3.500000e+00, -5.000000e-01], [1.000000e+00, 1.000000e+00]], [[4.500000e+00, -3.000000e+00], [2.000000e+00, 5.000000e-01], [-1.500000e+00, 0.000000e+00]]]]> : tensor<1x3x3x2xf32>, sym_name = "x", sym_visibility = "private", type = memref<1x3x3x2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[1.000000e+00, -1.000000e+00], [0.000000e+00, 2.000000e+00]], [[3.000000e+00, 1.000000e+00], [-2.000000e+00, 0.000000e+00]]], [[[-1.000000e+00, 4.000000e+00], [1.000000e+00, 0.000000e+00]], [[2.000000e+00, -3.000000e+00], [0.000000e+00, 1.000000e+00]]]]> : tensor<2x2x2x2xf32>, sym_name = "w", sym_visibility = "private", type = memref<2x2x2x2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[5.000000e-01, -3.000000e+00]> : tensor<2xf32>, sym_name = "b", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @x}> : () -> memref<1x3x3x2xf32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    %4 = "memref.get_global"() <{name = @w}> : () -> memref<2x2x2x2xf32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
    %6 = "memref.get_global"() <{name = @b}> : () -> memref<2xf32>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<2xf32>) -> tensor<2xf32>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "tosa.conv2d"(%3, %5, %7, %8, %8) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 1>}> : (tensor<1x3x3x2xf32>, tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
    %10 = "vector.transfer_read"(%9, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x2x3x2xf32>, index, index, index, index, f32) -> vector<1x2x3x2xf32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x3x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

