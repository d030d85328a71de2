// kind: invalid-ir
// culprit: math-extend-to-supported-types
// bad: --math-extend-to-supported-types
"builtin.module"() ({
  "func.func"() <{function_type = (f128) -> f128, sym_name = "sine"}> ({
  ^bb0(%arg0: f128):
    %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f128) -> f128
    "func.return"(%0) : (f128) -> ()
  }) : () -> ()
}) : () -> ()
