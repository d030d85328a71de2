// kind: invalid-ir
// culprit: convert-to-emitc
// bad: --convert-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = (i128) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i128):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
