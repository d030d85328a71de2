// kind: crash
// culprit: test-vector-unrolling-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-unrolling-patterns))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<2x2x2xi32>}> : () -> vector<2x2x2xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %3 = "arith.constant"() <{value = dense<0> : vector<2x2xi32>}> : () -> vector<2x2xi32>
    %4 = "vector.multi_reduction"(%0, %3) <{kind = #vector.kind<add>, reduction_dims = array<i64: 2>}> : (vector<2x2x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
    %5 = "vector.transfer_write"(%4, %2, %1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x2xi32>, tensor<1x1xi32>, index, index) -> tensor<1x1xi32>
    %6 = "tensor.extract"(%5, %1, %1) : (tensor<1x1xi32>, index, index) -> i32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
