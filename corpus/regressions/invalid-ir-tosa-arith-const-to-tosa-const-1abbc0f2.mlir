// kind: invalid-ir
// culprit: tosa-arith-const-to-tosa-const
// bad: '--pass-pipeline=builtin.module(func.func(tosa-arith-const-to-tosa-const))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<0x3xi32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<3> : tensor<0x3xi32>}> : () -> tensor<0x3xi32>
    "func.return"(%0) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

