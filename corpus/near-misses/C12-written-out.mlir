// near-miss: C12
// same: --finalize-memref-to-llvm
// Its value is written out.
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<3> : tensor<i8>, sym_name = "g", sym_visibility = "private", type = memref<i8>}> : () -> ()
}) : () -> ()

