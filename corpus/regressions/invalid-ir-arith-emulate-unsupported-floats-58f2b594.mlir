// kind: invalid-ir
// culprit: arith-emulate-unsupported-floats
// bad: '--pass-pipeline=builtin.module(arith-emulate-unsupported-floats{source-types=f8E5M2,f8E4M3,f8E4M3FN,f8E5M2FNUZ,f8E4M3FNUZ,f8E3M4,f8E8M0FNU target-type=f32})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %1 = "arith.constant"() <{value = dense<1.000000e+00> : vector<1xf8E8M0FNU>}> : () -> vector<1xf8E8M0FNU>
    %2 = "arith.scaling_truncf"(%0, %1) : (vector<1xf32>, vector<1xf8E8M0FNU>) -> vector<1xf8E5M2>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
