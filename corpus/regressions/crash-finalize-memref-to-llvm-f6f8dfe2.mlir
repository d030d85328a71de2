// kind: crash
// culprit: finalize-memref-to-llvm
// bad: --finalize-memref-to-llvm
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense_resource<blob1> : tensor<i8>, sym_name = "g", sym_visibility = "private", type = memref<i8>}> : () -> ()
}) : () -> ()
