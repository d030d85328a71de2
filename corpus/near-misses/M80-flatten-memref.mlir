// near-miss: M80
// expect: ( 0, 1, 2, 3 )
// good: PLAIN
// same: --flatten-memref PLAIN
// The elements lie one behind the other.
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>, sym_name = "g", sym_visibility = "private", type = memref<4x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<4x4xi32>
    %3 = "memref.reinterpret_cast"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 4, 1>}> : (memref<4x4xi32>) -> memref<2x4xi32, strided<[4, 1]>>
    %4 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x4xi32, strided<[4, 1]>>, index, index, i32) -> vector<4xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
