// expect: ( ( 2, 10, -18 ), ( -6, -18, 30 ), ( -3, -7, 11 ), ( 24, 48, -72 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi32>, tensor<4xi32>) -> tensor<4x3xi32>, sym_name = "moved", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x4xi32>, %arg1: tensor<4xi32>):
    %6 = "tensor.empty"() : () -> tensor<4x3xi32>
    %7 = "tensor.empty"() : () -> tensor<4x3xi32>
    %8 = "tensor.empty"() : () -> tensor<4x3xi32>
    %9 = "linalg.transpose"(%arg0, %6) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg10: i32, %arg11: i32):
      "linalg.yield"(%arg10) : (i32) -> ()
    }) : (tensor<3x4xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %10 = "linalg.broadcast"(%arg1, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      "linalg.yield"(%arg8) : (i32) -> ()
    }) : (tensor<4xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %11 = "linalg.elementwise"(%9, %10, %8) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32, %arg7: i32):
      %14 = "arith.muli"(%arg5, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %12 = "linalg.elementwise"(%11, %9, %8) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %13 = "arith.subi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    "func.return"(%12) : (tensor<4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [-9, -10, -11, -12]]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %3 = "arith.constant"() <{value = dense<[3, -2, 0, 7]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "func.call"(%2, %3) <{callee = @moved}> : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<4x3xi32>
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<4x3xi32>, index, index, i32) -> vector<4x3xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

