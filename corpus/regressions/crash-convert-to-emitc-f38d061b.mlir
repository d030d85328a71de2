// kind: crash
// culprit: convert-to-emitc
// bad: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-to-emitc))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
