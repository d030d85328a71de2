// kind: invalid-ir
// culprit: convert-func-to-llvm
// since: 23
// bad: --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>) -> (i1, i32), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<f32>):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%0, %1) : (i1, i32) -> ()
  }) : () -> ()
}) : () -> ()
