// kind: miscompile
// culprit: test-tensor-copy-insertion
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(test-tensor-copy-insertion{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "public", type = tensor<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    "ml_program.global_store"(%1) <{global = @state}> : (tensor<1xi32>) -> ()
    %2 = "ml_program.global_load"() <{global = @state}> : () -> tensor<1xi32>
    %3 = "tensor.extract"(%2, %0) : (tensor<1xi32>, index) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
