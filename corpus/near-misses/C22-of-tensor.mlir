// near-miss: C22
// same: '--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "factor", sym_visibility = "public", type = tensor<1xi32>, value = dense<10> : tensor<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "ml_program.global_load"() <{global = @factor}> : () -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

