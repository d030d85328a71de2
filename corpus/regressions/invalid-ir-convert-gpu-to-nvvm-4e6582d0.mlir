// kind: invalid-ir
// culprit: convert-gpu-to-nvvm
// bad: '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))'
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (index) -> ()}> ({
    ^bb0(%arg0: index):
      "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
      "gpu.return"() : () -> ()
    }) {sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
