// kind: crash
// culprit: convert-func-to-spirv
// bad: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-func-to-spirv))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
