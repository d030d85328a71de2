// kind: invalid-ir
// culprit: convert-arith-to-apfloat
// bad: --convert-arith-to-apfloat
"builtin.module"() ({
  "func.func"() <{function_type = (f64, f64) -> f64, sym_name = "f"}> ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    "func.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
