// kind: invalid-ir
// culprit: convert-func-to-llvm
// bad: --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "nested"}> ({
    "func.return"() : () -> ()
  ^bb1:  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
