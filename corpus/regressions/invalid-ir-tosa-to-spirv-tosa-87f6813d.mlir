// kind: invalid-ir
// culprit: tosa-to-spirv-tosa
// since: 23
// bad: --tosa-to-spirv-tosa
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<4xi32>, sym_name = "numbers", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> tensor<4xi32>, sym_name = "read", sym_visibility = "private"}> ({
    %0 = "memref.get_global"() <{name = @numbers}> : () -> memref<4xi32>
    %1 = "bufferization.to_tensor"(%0) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    "func.return"(%1) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
