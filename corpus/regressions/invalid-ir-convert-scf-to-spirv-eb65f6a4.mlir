// kind: invalid-ir
// culprit: convert-scf-to-spirv
// bad: '--pass-pipeline=builtin.module(convert-scf-to-spirv)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.call"() <{callee = @scion_show_i1}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "scion_show_i1"}> ({
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "cf.br"(%0)[^bb1] : (i64) -> ()
  ^bb1(%1: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
