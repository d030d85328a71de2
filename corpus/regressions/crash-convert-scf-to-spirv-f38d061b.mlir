// kind: crash
// culprit: convert-scf-to-spirv
// bad: '--pass-pipeline=builtin.module(func.func(convert-scf-to-spirv))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
