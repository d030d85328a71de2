// kind: invalid-ir
// culprit: convert-func-to-llvm
// bad: --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<4xi32>, sym_name = "g", sym_visibility = "private"}> ({
    %1 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    "func.return"(%1) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @g}> : () -> (() -> tensor<4xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
