// near-miss: M64
// expect: ( ( 1, 1, 1 ), ( 2, 2, 2 ) )
// good: PLAIN
// same: --inline PLAIN
// The second row is written.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, index) -> tensor<2x3xi32>, sym_name = "row", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: index):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<2> : vector<3xi32>}> : () -> vector<3xi32>
    %8 = "vector.transfer_write"(%7, %arg0, %arg1, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<3xi32>, tensor<2x3xi32>, index, index) -> tensor<2x3xi32>
    "func.return"(%8) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "func.call"(%2, %3) <{callee = @row}> : (tensor<2x3xi32>, index) -> tensor<2x3xi32>
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
