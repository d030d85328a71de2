// kind: invalid-ir
// culprit: convert-math-to-spirv
// bad: '--pass-pipeline=builtin.module(convert-math-to-spirv)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
    %1 = "math.powf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
