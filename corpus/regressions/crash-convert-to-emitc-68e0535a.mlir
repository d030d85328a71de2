// kind: crash
// until: 23
// culprit: convert-to-emitc
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "scion_number_2", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
