// kind: miscompile
// culprit: one-shot-bufferize
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "public", type = tensor<1xi32>, value = dense<4> : tensor<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "ml_program.global_load"() <{global = @g}> : () -> tensor<1xi32>
    "ml_program.global_store"(%0) <{global = @g}> : (tensor<1xi32>) -> ()
    %3 = "tensor.extract"(%2, %1) : (tensor<1xi32>, index) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
