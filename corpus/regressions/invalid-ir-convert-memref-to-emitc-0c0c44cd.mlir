// kind: invalid-ir
// culprit: convert-memref-to-emitc
// bad: --convert-memref-to-emitc
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<4xi32>, sym_name = "numbers", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "read"}> ({
    "func.return"() : () -> ()
  ^bb1:  // no predecessors
    %0 = "memref.get_global"() <{name = @numbers}> : () -> memref<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
