// kind: invalid-ir
// culprit: convert-func-to-emitc
// bad: --convert-func-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
