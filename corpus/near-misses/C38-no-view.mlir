// near-miss: C38
// same: --one-shot-bufferize=bufferize-function-boundaries
// The block hands its argument on, not what it was cast to, and is left.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: i1):
    "cf.br"(%arg0)[^bb1] : (tensor<5xf32>) -> ()
  ^bb1(%0: tensor<5xf32>):  // 2 preds: ^bb0, ^bb1
    "cf.cond_br"(%arg1, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, tensor<5xf32>) -> ()
  ^bb2:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
