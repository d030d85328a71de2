// kind: miscompile
// culprit: test-tensor-copy-insertion
// expect: ( ( 0, 0 ), ( 1, 1 ) )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(test-tensor-copy-insertion)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %3 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %4 = "vector.transfer_write"(%3, %2, %0, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<2xi32>, tensor<2x2xi32>, index, index) -> tensor<2x2xi32>
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
