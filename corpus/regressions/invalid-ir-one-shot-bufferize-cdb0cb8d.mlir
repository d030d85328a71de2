// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: '--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xindex>) -> (), sym_name = "g16"}> ({
  ^bb0(%arg1: tensor<1xindex>):
    %2 = "func.call"(%arg1) <{callee = @g19}> : (tensor<1xindex>) -> tensor<1xindex>
    %3 = "shape.from_extent_tensor"(%2) : (tensor<1xindex>) -> !shape.shape
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1xindex>) -> tensor<1xindex>, sym_name = "g19"}> ({
  ^bb0(%arg0: tensor<1xindex>):
    %0 = "tensor.cast"(%arg0) : (tensor<1xindex>) -> tensor<?xindex>
    %1 = "tensor.cast"(%0) : (tensor<?xindex>) -> tensor<1xindex>
    "func.return"(%1) : (tensor<1xindex>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
