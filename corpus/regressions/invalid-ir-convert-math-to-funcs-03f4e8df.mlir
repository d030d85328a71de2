// kind: invalid-ir
// culprit: convert-math-to-funcs
// bad: --convert-math-to-funcs
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "func.func"() <{function_type = (f32, i32) -> f32, sym_name = "f"}> ({
    ^bb0(%arg0: f32, %arg1: i32):
      %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
      "func.return"(%0) : (f32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
