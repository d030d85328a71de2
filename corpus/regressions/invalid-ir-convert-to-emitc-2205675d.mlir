// kind: invalid-ir
// culprit: convert-to-emitc
// bad: --convert-to-emitc
"builtin.module"() ({
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<false> : tensor<1xi1>, sym_name = "bit", sym_visibility = "private", type = memref<1xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "read"}> ({
    %0 = "memref.get_global"() <{name = @bit}> : () -> memref<1xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
