// kind: invalid-ir
// culprit: populateSCFStructuralTypeConversionsAndLegality
// bad: '--pass-pipeline=builtin.module(populateSCFStructuralTypeConversionsAndLegality)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2xf32>}> : () -> vector<2xf32>
    %2 = "scf.execute_region"() ({
      "cf.br"(%0, %1)[^bb1] : (index, vector<2xf32>) -> ()
    ^bb1(%3: index, %4: vector<2xf32>):  // 2 preds: ^bb0, ^bb1
      "cf.br"(%0, %1)[^bb1] : (index, vector<2xf32>) -> ()
    }) : () -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
