// kind: invalid-ir
// culprit: arith-expand
// bad: '--pass-pipeline=builtin.module(arith-expand{include-f4e2m1=1})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<1xf8E8M0FNU>}> : () -> vector<1xf8E8M0FNU>
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf4E2M1FN>}> : () -> vector<1xf4E2M1FN>
    %2 = "scf.execute_region"() ({
      "scf.yield"(%1) : (vector<1xf4E2M1FN>) -> ()
    }) : () -> vector<1xf4E2M1FN>
    %3 = "arith.scaling_extf"(%2, %0) : (vector<1xf4E2M1FN>, vector<1xf8E8M0FNU>) -> vector<1xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
