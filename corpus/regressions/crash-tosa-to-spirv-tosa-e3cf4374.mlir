// kind: crash
// culprit: tosa-to-spirv-tosa
// since: 23
// bad: '--pass-pipeline=builtin.module(func.func(tosa-to-spirv-tosa))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
