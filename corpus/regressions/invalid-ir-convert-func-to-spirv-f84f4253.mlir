// kind: invalid-ir
// culprit: convert-func-to-spirv
// bad: --convert-func-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "cf.br"(%arg0)[^bb1] : (index) -> ()
  ^bb1(%0: index):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
