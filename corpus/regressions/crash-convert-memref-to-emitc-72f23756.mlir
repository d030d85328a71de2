// kind: crash
// culprit: convert-memref-to-emitc
// bad: '--pass-pipeline=builtin.module(convert-memref-to-emitc)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "g12", type = memref<i8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
