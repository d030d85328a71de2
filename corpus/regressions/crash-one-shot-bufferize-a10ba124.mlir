// kind: crash
// culprit: one-shot-bufferize
// bad: '--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = i64, value = 1 : i64}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 21 : i64}> : () -> i64
    "ml_program.global_store"(%0) <{global = @state}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
