// kind: crash
// culprit: convert-tensor-to-spirv
// bad: '--pass-pipeline=builtin.module(func.func(convert-tensor-to-spirv))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
