// expect: ( 11.5, 5, -1, 17 )
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[1.000000e+00], [2.000000e+00]], [[-5.000000e-01], [0.000000e+00]], [[4.000000e+00], [3.000000e+00]]]]> : tensor<1x3x2x1xf32>, sym_name = "in", sym_visibility = "private", type = memref<1x3x2x1xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[2.000000e+00]]], [[[3.000000e+00]]]]> : tensor<2x1x1x1xf32>, sym_name = "w", sym_visibility = "private", type = memref<2x1x1x1xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[[1.100000e+01]], [[1.000000e+00]]], [[[-1.200000e+01]], [[8.000000e+00]]]]]> : tensor<1x2x2x1x1xf32>, sym_name = "out", sym_visibility = "private", type = memref<1x2x2x1x1xf32>}> : () -> ()
  "func.func"() <{function_type = (memref<1x3x2x1xf32>, memref<2x1x1x1xf32>, memref<1x2x2x1x1xf32>) -> (), sym_name = "conv", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<1x3x2x1xf32>, %arg1: memref<2x1x1x1xf32>, %arg2: memref<1x2x2x1x1xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %7 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg5, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x3x2x1xf32>, memref<2x1x1x1xf32>, memref<1x2x2x1x1xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<1x3x2x1xf32>
    %3 = "memref.get_global"() <{name = @w}> : () -> memref<2x1x1x1xf32>
    %4 = "memref.get_global"() <{name = @out}> : () -> memref<1x2x2x1x1xf32>
    "func.call"(%2, %3, %4) <{callee = @conv}> : (memref<1x3x2x1xf32>, memref<2x1x1x1xf32>, memref<1x2x2x1x1xf32>) -> ()
    %5 = "memref.collapse_shape"(%4) <{reassociation = [[0, 1, 2, 3, 4]]}> : (memref<1x2x2x1x1xf32>) -> memref<4xf32>
    %6 = "vector.transfer_read"(%5, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<4xf32>, index, f32) -> vector<4xf32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
