// twin: I159
// same: --pass-pipeline=builtin.module(one-shot-bufferize{copy-before-write=1 bufferize-function-boundaries=1})
// A function that returns.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xi64>) -> (tensor<?xi64>, index), sym_name = "length", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<?xi64>):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "tensor.dim"(%arg2, %2) : (tensor<?xi64>, index) -> index
    "func.return"(%arg2, %3) : (tensor<?xi64>, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi64>) -> (), sym_name = "once", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<?xi64>):
    %0 = "bufferization.to_tensor"(%arg1) <{restrict}> : (memref<?xi64>) -> tensor<?xi64>
    %1:2 = "func.call"(%0) <{callee = @length}> : (tensor<?xi64>) -> (tensor<?xi64>, index)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi64>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<?xi64>):
    "func.call"(%arg0) <{callee = @once}> : (memref<?xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
