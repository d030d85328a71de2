// expect: ( ( 26, -2147483638 ), ( 16, 75 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[7, -8], [9, 10], [0, 2147483647]]> : tensor<3x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<3x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 1], [-1, -1]]> : tensor<2x2xi32>, sym_name = "c", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<3x2xi32>
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x2xi32>, index, index, i32) -> vector<3x2xi32>
    %6 = "memref.get_global"() <{name = @c}> : () -> memref<2x2xi32>
    %7 = "vector.transfer_read"(%6, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    %8 = "vector.contract"(%3, %5, %7) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xi32>, vector<3x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
