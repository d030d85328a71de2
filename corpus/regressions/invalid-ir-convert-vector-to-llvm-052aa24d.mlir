// kind: invalid-ir
// culprit: convert-vector-to-llvm
// bad: --convert-vector-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xindex>) -> vector<2xindex>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xindex>):
    %0:2 = "vector.deinterleave"(%arg0) : (vector<4xindex>) -> (vector<2xindex>, vector<2xindex>)
    "func.return"(%0#1) : (vector<2xindex>) -> ()
  }) : () -> ()
}) : () -> ()

