// kind: miscompile
// culprit: math-expand-ops
// expect: inf
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(math-expand-ops)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %2 = "arith.constant"() <{value = -5.000000e-01 : f32}> : () -> f32
    %3 = "math.powf"(%arg0, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%3) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    %1 = "func.call"(%0) <{callee = @f}> : (f32) -> f32
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
