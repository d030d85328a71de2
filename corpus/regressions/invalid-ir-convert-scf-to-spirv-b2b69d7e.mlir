// kind: invalid-ir
// culprit: convert-scf-to-spirv
// bad: --convert-scf-to-spirv
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi16>) -> vector<[4]xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<[4]xi16>):
    %0 = "arith.extui"(%arg0) : (vector<[4]xi16>) -> vector<[4]xi32>
    "func.return"(%0) : (vector<[4]xi32>) -> ()
  }) : () -> ()
}) : () -> ()
