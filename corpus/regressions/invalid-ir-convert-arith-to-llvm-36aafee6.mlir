// kind: invalid-ir
// culprit: convert-arith-to-llvm
// bad: '--pass-pipeline=builtin.module(convert-arith-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "sitofp"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.sitofp"(%arg0) : (i32) -> f4E2M1FN
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
