// kind: miscompile
// culprit: one-shot-bufferize
// since: 23
// expect: 5
// good: PLAIN
// bad: --one-shot-bufferize=bufferize-function-boundaries PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<[5, 7]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "arith.index_cast"(%0) : (tensor<2xi32>) -> tensor<2xindex>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "tensor.extract"(%1, %2) : (tensor<2xindex>, index) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
