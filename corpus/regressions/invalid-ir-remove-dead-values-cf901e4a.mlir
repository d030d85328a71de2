// kind: invalid-ir
// culprit: remove-dead-values
// bad: --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "reads_nothing"}> ({
  ^bb0(%arg1: i64):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i64):
    "cf.br"(%arg0)[^bb1] : (i64) -> ()
  ^bb1(%0: i64):  // pred: ^bb0
    "func.call"(%0) <{callee = @reads_nothing}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
