// kind: invalid-ir
// culprit: convert-vector-to-llvm
// bad: --convert-vector-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (f80) -> (), sym_name = "show"}> ({
  ^bb0(%arg0: f80):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (f80) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
