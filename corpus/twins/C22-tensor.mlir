// twin: C22
// same: --one-shot-bufferize
// The global is a tensor.
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "e", sym_visibility = "private", type = tensor<i64>, value = dense<1> : tensor<i64>}> : () -> ()
}) : () -> ()
