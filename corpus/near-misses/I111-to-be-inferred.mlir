// near-miss: I111
// same: --tosa-to-tensor
// The size that follows from the others is -1.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x3xf32>) -> tensor<4x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x4x3xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[4, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.reshape"(%arg0, %0) : (tensor<1x4x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
    "func.return"(%1) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
