// kind: invalid-ir
// culprit: convert-to-emitc
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %1 = "arith.divsi"(%0, %0) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
