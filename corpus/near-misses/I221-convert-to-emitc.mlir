// near-miss: I221
// same: '--pass-pipeline=builtin.module(convert-to-emitc)'
// The change: arith.constant.value +1.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
    %1 = "arith.divsi"(%0, %0) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
