// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries
"builtin.module"() ({
  "func.func"() <{function_type = (i1, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>, sym_name = "f"}> ({
  ^bb0(%0: i1, %1: tensor<5xf32>, %2: tensor<5xf32>):
    "cf.cond_br"(%0, %1, %2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, tensor<5xf32>, tensor<5xf32>) -> ()
  ^bb1(%3: tensor<5xf32>):  // 2 preds: ^bb0, ^bb0
    "func.return"(%3) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
