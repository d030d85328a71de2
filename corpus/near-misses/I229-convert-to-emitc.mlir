// near-miss: I229
// same: '--pass-pipeline=builtin.module(convert-to-emitc)'
// The change: arith.constant.value +1.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "arith.remsi"(%0, %0) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
