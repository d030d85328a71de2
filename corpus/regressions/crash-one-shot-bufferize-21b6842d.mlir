// kind: crash
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  ^bb1(%0: tensor<5xf32>):  // pred: ^bb1
    %1 = "tensor.cast"(%0) : (tensor<5xf32>) -> tensor<?xf32>
    %2 = "tensor.cast"(%1) : (tensor<?xf32>) -> tensor<5xf32>
    "cf.br"(%2)[^bb1] : (tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
