// twin: I141
// since: 23
// same: --tosa-to-spirv-tosa
// Tensors only.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi32>) -> tensor<2xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xi32>):
    "func.return"(%arg0) : (tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
