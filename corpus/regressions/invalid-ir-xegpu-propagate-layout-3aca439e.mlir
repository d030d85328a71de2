// kind: invalid-ir
// culprit: xegpu-propagate-layout
// bad: --xegpu-propagate-layout
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @g}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
