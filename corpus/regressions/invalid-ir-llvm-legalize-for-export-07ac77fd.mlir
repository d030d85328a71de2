// kind: invalid-ir
// culprit: llvm-legalize-for-export
// bad: '--pass-pipeline=builtin.module(llvm-legalize-for-export)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    "cf.switch"(%0, %2, %2)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<0> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, tensor<1xi32>, tensor<1xi32>) -> ()
  ^bb1(%3: tensor<1xi32>):  // 2 preds: ^bb0, ^bb0
    "cf.br"(%1)[^bb2] : (index) -> ()
  ^bb2(%4: index):  // 2 preds: ^bb1, ^bb2
    "cf.br"(%4)[^bb2] : (index) -> ()
  }) : () -> ()
}) : () -> ()
