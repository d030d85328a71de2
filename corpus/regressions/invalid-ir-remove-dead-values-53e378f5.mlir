// kind: invalid-ir
// culprit: remove-dead-values
// bad: --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i8, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = false}> : () -> i1
    "cf.br"(%0, %0, %0)[^bb1] : (i8, i8, i8) -> ()
  ^bb1(%2: i8, %3: i8, %4: i8):  // 2 preds: ^bb0, ^bb3
    "cf.cond_br"(%1)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "func.return"(%2) : (i8) -> ()
  ^bb3:  // pred: ^bb1
    "cf.br"(%2, %2, %2)[^bb1] : (i8, i8, i8) -> ()
  }) : () -> ()
}) : () -> ()
