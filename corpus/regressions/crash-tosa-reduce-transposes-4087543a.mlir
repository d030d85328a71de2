// kind: crash
// culprit: tosa-reduce-transposes
// bad: --tosa-reduce-transposes
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<3x2xi1>, sym_name = "f"}> ({
    %0 = "tosa.const"() <{values = dense<[[true, false, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %1 = "tosa.transpose"(%0) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi1>) -> tensor<3x2xi1>
    "func.return"(%1) : (tensor<3x2xi1>) -> ()
  }) : () -> ()
}) : () -> ()

