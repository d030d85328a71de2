// kind: invalid-ir
// culprit: remove-dead-values
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.switch"(%1)[^bb2, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<0> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "arith.ceildivsi"(%3, %3) : (i32, i32) -> i32
    "cf.br"(%0, %4)[^bb3] : (tensor<1x1xi32>, i32) -> ()
  ^bb2:  // pred: ^bb0
    %5 = "tensor.empty"() : () -> tensor<1x1xi32>
    "cf.br"(%5, %3)[^bb3] : (tensor<1x1xi32>, i32) -> ()
  ^bb3(%6: tensor<1x1xi32>, %7: i32):  // 2 preds: ^bb1, ^bb2
    %8 = "vector.transfer_read"(%6, %2, %2, %3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x1xi32>, index, index, i32) -> vector<1x1xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
