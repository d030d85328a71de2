// near-miss: I139
// same: --finalize-memref-to-llvm --llvm-use-default-visibility=visibility=protected
// Other modules may see it.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<i32>, sym_name = "g", sym_visibility = "public", type = memref<i32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<i32>
    %1 = "memref.load"(%0) : (memref<i32>) -> i32
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

