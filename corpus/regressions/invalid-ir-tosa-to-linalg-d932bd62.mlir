// kind: invalid-ir
// culprit: tosa-to-linalg
// bad: '--pass-pipeline=builtin.module(func.func(tosa-to-linalg))'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xi32>) -> tensor<3x6xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x3xi32>):
    %0 = "tosa.const_shape"() <{values = dense<[2, 3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.tile"(%arg0, %0) : (tensor<3x3xi32>, !tosa.shape<2>) -> tensor<3x6xi32>
    "func.return"(%1) : (tensor<3x6xi32>) -> ()
  }) : () -> ()
}) : () -> ()
