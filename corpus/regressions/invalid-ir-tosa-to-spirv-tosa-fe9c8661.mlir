// kind: invalid-ir
// culprit: tosa-to-spirv-tosa
// since: 23
// bad: '--pass-pipeline=builtin.module(tosa-to-spirv-tosa)'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xf32>) -> tensor<1xf32>, sym_name = "g0"}> ({
  ^bb0(%arg0: tensor<1xf32>):
    "cf.br"(%arg0)[^bb1] : (tensor<1xf32>) -> ()
  ^bb1(%0: tensor<1xf32>):  // pred: ^bb0
    "func.return"(%0) : (tensor<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
