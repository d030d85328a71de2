// expect: ( ( 14, 13, 44 ), ( 82, 70, 30 ), ( 302, 299, 256 ) )
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6], [7, 8, 9]]> : tensor<3x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[0, 1, 2], [100, 101, 102], [200, 201, 202]]> : tensor<3x3xi32>, sym_name = "c", sym_visibility = "private", type = memref<3x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3x3xi32>
    %3 = "memref.get_global"() <{name = @c}> : () -> memref<3x3xi32>
    "linalg.matmul"(%2, %2, %3) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %5 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%arg2, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (memref<3x3xi32>, memref<3x3xi32>, memref<3x3xi32>) -> ()
    %4 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<3x3xi32>, index, index, i32) -> vector<3x3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
