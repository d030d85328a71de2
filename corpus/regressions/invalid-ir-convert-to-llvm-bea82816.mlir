// kind: invalid-ir
// culprit: convert-to-llvm
// bad: '--pass-pipeline=builtin.module(convert-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.index_castui"(%0) : (index) -> i32
    %2 = "arith.sitofp"(%1) : (i32) -> f8E5M2
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
