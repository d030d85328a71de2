"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2x?xf32>) -> tensor<?x?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x2x?xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 3, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tensor.cast"(%arg0) : (tensor<3x2x?xf32>) -> tensor<3x2x4xf32>
    %3 = "tosa.reshape"(%2, %0) : (tensor<3x2x4xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
    "func.return"(%3) : (tensor<?x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
