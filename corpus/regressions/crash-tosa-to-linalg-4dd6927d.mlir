// kind: crash
// culprit: tosa-to-linalg
// bad: --pass-pipeline=builtin.module(func.func(tosa-to-linalg))
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2x2xi32>) -> tensor<3x2x?xi32>, sym_name = "products"}> ({
  ^bb0(%arg0: tensor<3x2x2xi32>):
    %0 = "tensor.cast"(%arg0) : (tensor<3x2x2xi32>) -> tensor<?x2x?xi32>
    %1 = "tosa.reduce_product"(%0) <{axis = 2 : i32}> : (tensor<?x2x?xi32>) -> tensor<3x2x?xi32>
    "func.return"(%1) : (tensor<3x2x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

