// near-miss: M105
// expect: ( 3, 4 )
// good: PLAIN
// same: --flatten-memref PLAIN
// No mask.
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "m", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<[true, false]> : vector<2xi1>}> : () -> vector<2xi1>
    %4 = "memref.get_global"() <{name = @m}> : () -> memref<2x2xi32>
    %5 = "vector.transfer_read"(%4, %1, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x2xi32>, index, index, i32) -> vector<2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

