// near-miss: I96
// same: --one-shot-bufferize=bufferize-function-boundaries=1 --convert-arith-to-llvm
// The element is cast, not the tensor.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tensor.extract"(%0) : (tensor<i32>) -> i32
    %2 = "arith.index_cast"(%1) : (i32) -> index
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
