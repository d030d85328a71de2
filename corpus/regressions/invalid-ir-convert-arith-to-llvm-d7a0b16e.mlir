// kind: invalid-ir
// culprit: convert-arith-to-llvm
// bad: --convert-arith-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (index, i1), sym_name = "sum"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0:2 = "arith.addui_extended"(%arg0, %arg1) : (index, index) -> (index, i1)
    "func.return"(%0#0, %0#1) : (index, i1) -> ()
  }) : () -> ()
}) : () -> ()
