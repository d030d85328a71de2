// expect: ( ( 0, -1, -2, -3 ), ( 0, 0, 0, 0 ), ( 0, 1, 2, 3 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3x4xi32>, sym_name = "o", sym_visibility = "private", type = memref<3x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @o}> : () -> memref<3x4xi32>
    "linalg.generic"(%2) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg0: i32):
      %4 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %5 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %6 = "arith.muli"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %7 = "arith.subi"(%6, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %8 = "arith.index_cast"(%7) : (index) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (memref<3x4xi32>) -> ()
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x4xi32>, index, index, i32) -> vector<3x4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
