// expect: ( ( ( ( 5, 1 ), ( 7, -2 ) ) ) )
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[1, 2], [3, -1], [5, 0]], [[2, -2], [4, 1], [0, 3]]]]> : tensor<1x2x3x2xi32>, sym_name = "in", sym_visibility = "private", type = memref<1x2x3x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[-1], [2]], [[2], [3]]]]> : tensor<1x2x2x1xi32>, sym_name = "w", sym_visibility = "private", type = memref<1x2x2x1xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<1x1x3x2xi32>, tensor<1x2x2x1xi32>, tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>, sym_name = "conv", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<1x1x3x2xi32>, %arg3: tensor<1x2x2x1xi32>, %arg4: tensor<1x1x2x2x1xi32>):
    %12 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg5: i32, %arg6: i32, %arg7: i32):
      %13 = "arith.muli"(%arg5, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg7, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x1x3x2xi32>, tensor<1x2x2x1xi32>, tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    "func.return"(%12) : (tensor<1x1x2x2x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<1x2x3x2xi32>
    %3 = "memref.get_global"() <{name = @w}> : () -> memref<1x2x2x1xi32>
    %4 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x2x3x2xi32>) -> tensor<1x2x3x2xi32>
    %5 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %6 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 2>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x2xi32>) -> tensor<1x1x3x2xi32>
    %7 = "tensor.empty"() : () -> tensor<1x1x2x2x1xi32>
    %8 = "linalg.fill"(%1, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (i32, tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    %9 = "func.call"(%6, %5, %8) <{callee = @conv}> : (tensor<1x1x3x2xi32>, tensor<1x2x2x1xi32>, tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    %10 = "tensor.collapse_shape"(%9) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map3}> : (tensor<1x1x2x2xi32>, index, index, index, index, i32) -> vector<1x1x2x2xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1x2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
