// kind: crash
// culprit: convert-scf-to-spirv
// bad: '--pass-pipeline=builtin.module(convert-scf-to-spirv)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi16>}> : () -> tensor<1x1xi16>
    %1 = "func.call"(%0) <{callee = @g14}> : (tensor<1x1xi16>) -> tensor<1x1xi16>
    %2 = "arith.extsi"(%1) : (tensor<1x1xi16>) -> tensor<1x1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xi16>) -> tensor<1x1xi16>, sym_name = "g14"}> ({
  ^bb0(%arg0: tensor<1x1xi16>):
    "func.return"(%arg0) : (tensor<1x1xi16>) -> ()
  }) : () -> ()
}) : () -> ()
