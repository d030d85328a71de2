// expect: ( ( 2, 5 ), ( 3, 6 ), ( -1, -1 ) )
// expect: ( ( 4, 5, 6, -1 ), ( 4, 5, 6, -1 ) )
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %4 = "vector.transfer_read"(%3, %0, %1, %2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x3xi32>, index, index, i32) -> vector<3x2xi32>
    %5 = "vector.transfer_read"(%3, %1, %0, %2) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<2x3xi32>, index, index, i32) -> vector<2x4xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi32>) -> ()
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
