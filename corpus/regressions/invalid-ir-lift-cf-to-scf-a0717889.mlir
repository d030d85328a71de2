// kind: invalid-ir
// culprit: lift-cf-to-scf
// bad: '--pass-pipeline=builtin.module(lift-cf-to-scf)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.switch"(%0)[^bb3, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<2> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"()[^bb4] : () -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"()[^bb4] : () -> ()
  ^bb3:  // pred: ^bb0
    "cf.br"()[^bb4] : () -> ()
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
