// kind: invalid-ir
// culprit: canonicalize
// bad: '--pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=1 max-num-rewrites=1}))'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xi32>, tensor<3x2xi32>) -> tensor<3x?xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xi32>, %arg1: tensor<3x2xi32>):
    %0 = "tensor.cast"(%arg1) : (tensor<3x2xi32>) -> tensor<3x?xi32>
    %1 = "linalg.transpose"(%arg0, %0) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (tensor<?x3xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
    "func.return"(%1) : (tensor<3x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()
