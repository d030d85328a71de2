// expect: ( ( 12, 4, 14, 6, 16, 8, 18 ), ( -19, 3, -11, 11, -3, 19, 5 ), ( 26, 6, 40, 20, 54, 34, 68 ), ( 2, -2, 0, -4, -2, -6, -4 ), ( -2147483645, -4, -2147483647, -6, 2147483647, -8, 2147483645 ) )
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6], [7, 8, 9], [-1, 0, 1], [2147483647, 2, 2]]> : tensor<5x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<5x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4, 5, 6, 7], [-1, -1, -1, -1, -1, -1, -1], [3, 0, 3, 0, 3, 0, 3]]> : tensor<3x7xi32>, sym_name = "b", sym_visibility = "private", type = memref<3x7xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<5x3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<5x3xi32>) -> tensor<5x3xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<3x7xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<3x7xi32>) -> tensor<3x7xi32>
    %6 = "tensor.empty"() : () -> tensor<5x7xi32>
    %7 = "linalg.fill"(%1, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<5x7xi32>) -> tensor<5x7xi32>
    %8 = "linalg.matmul"(%3, %5, %7) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %10 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.addi"(%arg2, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) : (tensor<5x3xi32>, tensor<3x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi32>
    %9 = "vector.transfer_read"(%8, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<5x7xi32>, index, index, i32) -> vector<5x7xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5x7xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
