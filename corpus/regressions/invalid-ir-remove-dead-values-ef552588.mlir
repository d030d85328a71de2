// kind: invalid-ir
// culprit: remove-dead-values
// bad: --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "ext", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "uncalled", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @ext}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
