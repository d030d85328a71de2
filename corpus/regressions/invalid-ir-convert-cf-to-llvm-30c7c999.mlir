// kind: invalid-ir
// culprit: convert-cf-to-llvm
// bad: --convert-cf-to-llvm
"builtin.module"() ({
  "gpu.module"() <{sym_name = "k"}> ({
    "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
    ^bb0(%arg0: i1):
      "cf.assert"(%arg0) <{msg = "no"}> : (i1) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
