// kind: crash
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "e", sym_visibility = "private", type = i64, value = 1 : i64}> : () -> ()
}) : () -> ()
