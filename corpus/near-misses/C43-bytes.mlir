// near-miss: C43
// same: --tosa-reduce-transposes
// The elements are bytes.
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<3x2xi8>, sym_name = "f"}> ({
    %0 = "tosa.const"() <{values = dense<[[1, 0, 0], [0, 0, 1]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = "tosa.transpose"(%0) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi8>) -> tensor<3x2xi8>
    "func.return"(%1) : (tensor<3x2xi8>) -> ()
  }) : () -> ()
}) : () -> ()
