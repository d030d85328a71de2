// kind: invalid-ir
// culprit: convert-func-to-llvm
// bad: --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  ^bb1:  // pred: ^bb1
    "func.call"() <{callee = @g}> : () -> ()
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
