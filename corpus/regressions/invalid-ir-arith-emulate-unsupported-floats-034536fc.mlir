// kind: invalid-ir
// culprit: arith-emulate-unsupported-floats
// bad: '--pass-pipeline=builtin.module(arith-emulate-unsupported-floats{source-types=f4E2M1FN,f6E2M3FN,f6E3M2FN target-type=f32})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<1xf8E8M0FNU>}> : () -> vector<1xf8E8M0FNU>
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf4E2M1FN>}> : () -> vector<1xf4E2M1FN>
    %2 = "arith.scaling_extf"(%1, %0) : (vector<1xf4E2M1FN>, vector<1xf8E8M0FNU>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
