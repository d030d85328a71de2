// kind: invalid-ir
// culprit: convert-func-to-emitc
// bad: --convert-func-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = (i128) -> (), sym_name = "h", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i128) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i128):
    "func.call"(%arg0) <{callee = @h}> : (i128) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
