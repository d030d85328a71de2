// kind: invalid-ir
// culprit: convert-arith-to-llvm
// bad: --convert-arith-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xindex>) -> vector<2xindex>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xindex>):
    %0:2 = "arith.addui_extended"(%arg0, %arg0) : (vector<2xindex>, vector<2xindex>) -> (vector<2xindex>, vector<2xi1>)
    "func.return"(%0#0) : (vector<2xindex>) -> ()
  }) : () -> ()
}) : () -> ()

