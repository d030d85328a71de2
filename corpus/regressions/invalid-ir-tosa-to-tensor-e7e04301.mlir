// kind: invalid-ir
// culprit: tosa-to-tensor
// bad: --tosa-to-tensor
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2xi32>) -> tensor<2x2xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x2xi32>):
    %0 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const_shape"() <{values = dense<[3, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<3x2xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xi32>
    "func.return"(%2) : (tensor<2x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
