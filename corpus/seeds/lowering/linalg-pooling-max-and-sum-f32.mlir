// expect: ( ( ( ( 2 ), ( 3 ), ( 5 ) ), ( ( 5 ), ( 3 ), ( 4 ) ), ( ( 5 ), ( 2 ), ( 4 ) ) ) )
// expect: ( ( ( ( -7 ), ( 5 ) ), ( ( 0 ), ( 1 ) ) ) )
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[-5.000000e+00], [2.000000e+00], [-2.000000e+00], [5.000000e+00]], [[0.000000e+00], [-4.000000e+00], [3.000000e+00], [-1.000000e+00]], [[5.000000e+00], [1.000000e+00], [-3.000000e+00], [4.000000e+00]], [[-1.000000e+00], [-5.000000e+00], [2.000000e+00], [-2.000000e+00]]]]> : tensor<1x4x4x1xf32>, sym_name = "i", sym_visibility = "private", type = memref<1x4x4x1xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "memref.get_global"() <{name = @i}> : () -> memref<1x4x4x1xf32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
    %5 = "tensor.empty"() : () -> tensor<2x2xf32>
    %6 = "tensor.empty"() : () -> tensor<1x3x3x1xf32>
    %7 = "linalg.fill"(%2, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (f32, tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
    %8 = "linalg.pooling_nhwc_max"(%4, %5, %7) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %15 = "arith.maximumf"(%arg7, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x4x4x1xf32>, tensor<2x2xf32>, tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
    %9 = "tensor.empty"() : () -> tensor<1x2x2x1xf32>
    %10 = "linalg.fill"(%1, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (f32, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %11 = "linalg.pooling_nhwc_sum"(%4, %5, %10) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg0: f32, %arg1: f32, %arg2: f32):
      %14 = "arith.addf"(%arg2, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map1, #map2]} : (tensor<1x4x4x1xf32>, tensor<2x2xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %12 = "vector.transfer_read"(%8, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map4}> : (tensor<1x3x3x1xf32>, index, index, index, index, f32) -> vector<1x3x3x1xf32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x3x1xf32>) -> ()
    %13 = "vector.transfer_read"(%11, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map4}> : (tensor<1x2x2x1xf32>, index, index, index, index, f32) -> vector<1x2x2x1xf32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x2x1xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
