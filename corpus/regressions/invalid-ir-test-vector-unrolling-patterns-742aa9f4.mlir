// kind: invalid-ir
// culprit: test-vector-unrolling-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-unrolling-patterns))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<8x8x8xi32>}> : () -> vector<8x8x8xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %4 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3, 2, 2>}> : () -> vector<8x8x8xi1>
    %5 = "vector.mask"(%4) ({
      %7 = "vector.transfer_write"(%0, %3, %1, %1, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (vector<8x8x8xi32>, tensor<1x1x1xi32>, index, index, index) -> tensor<1x1x1xi32>
      "vector.yield"(%7) : (tensor<1x1x1xi32>) -> ()
    }) : (vector<8x8x8xi1>) -> tensor<1x1x1xi32>
    %6 = "vector.transfer_read"(%5, %1, %1, %1, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<1x1x1xi32>, index, index, index, i32) -> vector<1x1x1xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
