// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries=1
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<4xf32>, sym_name = "f"}> ({
    %0 = "bufferization.alloc_tensor"() <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

