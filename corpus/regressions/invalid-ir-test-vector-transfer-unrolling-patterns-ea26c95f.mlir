// kind: invalid-ir
// culprit: test-vector-transfer-unrolling-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-transfer-unrolling-patterns))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
    %3 = "vector.transfer_read"(%2, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<2x2x2xi32>, index, index, index, i32) -> vector<2x2x2xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
