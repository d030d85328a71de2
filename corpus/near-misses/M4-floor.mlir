// near-miss: M4
// expect: -1
// good: PLAIN
// same: --math-expand-ops PLAIN
// The other rounding.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-5.000000e-01> : tensor<f32>, sym_name = "g", sym_visibility = "private", type = memref<f32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<f32>
    %1 = "memref.load"(%0) : (memref<f32>) -> f32
    %2 = "math.floor"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
