// kind: miscompile
// culprit: sparsification-and-bufferization
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(sparsification-and-bufferization{vl=4})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %2 = "sparse_tensor.convert"(%1) : (tensor<1x1xi32>) -> tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>>
    %3 = "sparse_tensor.foreach"(%2, %0) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32):
      "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
      %4 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "sparse_tensor.yield"(%4) : (i32) -> ()
    }) : (tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>>, i32) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
