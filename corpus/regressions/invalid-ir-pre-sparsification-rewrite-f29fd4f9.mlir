// kind: invalid-ir
// culprit: pre-sparsification-rewrite
// bad: '--pass-pipeline=builtin.module(pre-sparsification-rewrite)'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (), sym_name = "add"}> ({
  ^bb0(%arg0: tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>}> : () -> tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %1 = "tensor.cast"(%0) : (tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<?x?xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %2 = "tensor.cast"(%1) : (tensor<?x?xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    "func.call"(%2) <{callee = @add}> : (tensor<1x1xi32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
