// kind: crash
// culprit: convert-to-llvm
// bad: --convert-to-llvm=allow-pattern-rollback=0
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"(%1) : (tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
