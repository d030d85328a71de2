// kind: invalid-ir
// culprit: convert-arith-to-llvm
// bad: --one-shot-bufferize=bufferize-function-boundaries=1 --convert-arith-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1 = "arith.index_cast"(%0) : (tensor<i32>) -> tensor<index>
    %2 = "tensor.extract"(%1) : (tensor<index>) -> index
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

