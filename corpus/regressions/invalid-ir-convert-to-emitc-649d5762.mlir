// kind: invalid-ir
// culprit: convert-to-emitc
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "arith.remsi"(%0, %0) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
