// kind: miscompile
// culprit: one-shot-bufferize
// expect: ( ( 2, 2, 2 ), ( 1, 1, 1 ) )
// good: PLAIN
// bad: --inline PLAIN
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, index) -> tensor<2x3xi32>, sym_name = "row", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: index):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = dense<2> : vector<3xi32>}> : () -> vector<3xi32>
    %7 = "vector.transfer_write"(%6, %arg0, %arg1, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<3xi32>, tensor<2x3xi32>, index, index) -> tensor<2x3xi32>
    "func.return"(%7) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "func.call"(%2, %0) <{callee = @row}> : (tensor<2x3xi32>, index) -> tensor<2x3xi32>
    %4 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
