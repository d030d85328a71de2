// kind: invalid-ir
// culprit: tosa-to-arith
// bad: '--pass-pipeline=builtin.module(tosa-to-arith{include-apply-rescale=1 use-32-bit=1})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "arith.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %2 = "tosa.apply_scale"(%1, %0, %0) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (tensor<1xi1>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

