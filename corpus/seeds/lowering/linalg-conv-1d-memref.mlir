// expect: ( 10, -1, 13, -22, 18, 1, 6 )
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 1, 4, 1, 5, -9, 2, 6, 5]> : tensor<9xi32>, sym_name = "v", sym_visibility = "private", type = memref<9xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, -1, 2]> : tensor<3xi32>, sym_name = "k", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<7xi32>, sym_name = "o", sym_visibility = "private", type = memref<7xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @v}> : () -> memref<9xi32>
    %3 = "memref.get_global"() <{name = @k}> : () -> memref<3xi32>
    %4 = "memref.get_global"() <{name = @o}> : () -> memref<7xi32>
    "linalg.conv_1d"(%2, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %6 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.addi"(%arg2, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<9xi32>, memref<3xi32>, memref<7xi32>) -> ()
    %5 = "vector.transfer_read"(%4, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<7xi32>, index, i32) -> vector<7xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<7xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
