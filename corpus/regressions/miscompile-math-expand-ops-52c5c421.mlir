// kind: miscompile
// culprit: math-expand-ops
// expect: -1.42109e-14
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(math-expand-ops)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.00000012 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.99999988 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = -1.000000e+00 : f32}> : () -> f32
    %3 = "math.fma"(%0, %1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
