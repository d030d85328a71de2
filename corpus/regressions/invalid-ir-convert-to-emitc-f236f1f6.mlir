// kind: invalid-ir
// culprit: convert-to-emitc
// bad: --convert-to-emitc
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
}) : () -> ()
