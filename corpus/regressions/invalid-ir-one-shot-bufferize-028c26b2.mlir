// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: '--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g2"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index):
      %2 = "tensor.pad"(%1, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: 1, 0>}> ({
      ^bb0(%arg1: index, %arg2: index):
        "tensor.yield"(%0) : (i32) -> ()
      }) : (tensor<1x3xi32>, index) -> tensor<?x4xi32>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
