// kind: invalid-ir
// culprit: canonicalize
// bad: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xi32>, i32) -> tensor<?x3xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xi32>, %arg1: i32):
    %0 = "tensor.cast"(%arg0) : (tensor<?x3xi32>) -> tensor<?x?xi32>
    %1 = "tensor.pad"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%arg1) : (i32) -> ()
    }) : (tensor<?x?xi32>) -> tensor<?x3xi32>
    "func.return"(%1) : (tensor<?x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
