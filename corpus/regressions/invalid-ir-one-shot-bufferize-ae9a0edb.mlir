// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize{copy-before-write=1 bufferize-function-boundaries=1}
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xi64>) -> (tensor<?xi64>, index), sym_name = "length", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<?xi64>):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "tensor.dim"(%arg2, %2) : (tensor<?xi64>, index) -> index
    "func.return"(%arg2, %3) : (tensor<?xi64>, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi64>) -> (), sym_name = "forever", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<?xi64>):
    %0 = "bufferization.to_tensor"(%arg1) <{restrict}> : (memref<?xi64>) -> tensor<?xi64>
    %1:2 = "func.call"(%0) <{callee = @length}> : (tensor<?xi64>) -> (tensor<?xi64>, index)
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi64>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<?xi64>):
    "func.call"(%arg0) <{callee = @forever}> : (memref<?xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
