// kind: crash
// culprit: lower-sparse-foreach-to-scf
// bad: '--pass-pipeline=builtin.module(func.func(lower-sparse-foreach-to-scf))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>}> : () -> tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "sparse_tensor.foreach"(%0, %1) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32):
      "sparse_tensor.yield"(%arg2) : (i32) -> ()
    }) : (tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
