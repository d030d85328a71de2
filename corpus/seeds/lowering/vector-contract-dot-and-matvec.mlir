// expect: ( -100, 79 )
// expect: 98
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [-4, 5, 6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, -3, 1]> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-100, 100]> : tensor<2xi32>, sym_name = "c", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    %5 = "vector.load"(%4, %0) : (memref<3xi32>, index) -> vector<3xi32>
    %6 = "memref.get_global"() <{name = @c}> : () -> memref<2xi32>
    %7 = "vector.load"(%6, %0) : (memref<2xi32>, index) -> vector<2xi32>
    %8 = "vector.contract"(%3, %5, %7) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xi32>, vector<3xi32>, vector<2xi32>) -> vector<2xi32>
    %9 = "vector.extract"(%8) <{static_position = array<i64: 1>}> : (vector<2xi32>) -> i32
    %10 = "vector.contract"(%5, %5, %9) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<3xi32>, vector<3xi32>, i32) -> i32
    %11 = "arith.extsi"(%10) : (i32) -> i64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
