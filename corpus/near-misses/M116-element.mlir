// near-miss: M116
// expect: 5
// good: PLAIN
// same: --one-shot-bufferize=bufferize-function-boundaries PLAIN
// The element is cast, not the tensor.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<[5, 7]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tensor.extract"(%0, %1) : (tensor<2xi32>, index) -> i32
    %3 = "arith.index_cast"(%2) : (i32) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
