// kind: invalid-ir
// culprit: tosa-to-scf
// bad: '--pass-pipeline=builtin.module(tosa-to-scf)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "tosa.while_loop"(%1) ({
    ^bb0(%arg1: tensor<1xi32>):
      %5 = "tosa.greater"(%0, %arg1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      "tosa.yield"(%5) : (tensor<1xi1>) -> ()
    }, {
    ^bb0(%arg0: tensor<1xi32>):
      %3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
      %4 = "tosa.add"(%arg0, %3) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "tosa.yield"(%4) : (tensor<1xi32>) -> ()
    }) : (tensor<1xi32>) -> tensor<1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

