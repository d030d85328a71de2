// near-miss: C82
// same: --one-shot-bufferize=bufferize-function-boundaries=1
// The amount is there.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xi32>, index, i32) -> tensor<?xi32>, sym_name = "frame"}> ({
  ^bb0(%arg0: tensor<?xi32>, %arg1: index, %arg2: i32):
    %0 = "tensor.pad"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 0>}> ({
    ^bb0(%arg3: index):
      "tensor.yield"(%arg2) : (i32) -> ()
    }) : (tensor<?xi32>, index) -> tensor<?xi32>
    "func.return"(%0) : (tensor<?xi32>) -> ()
  }) : () -> ()
}) : () -> ()
