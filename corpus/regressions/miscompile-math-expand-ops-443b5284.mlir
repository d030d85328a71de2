// kind: miscompile
// culprit: math-expand-ops
// expect: -0
// good: PLAIN
// bad: --math-expand-ops PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-5.000000e-01> : tensor<f32>, sym_name = "g", sym_visibility = "private", type = memref<f32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<f32>
    %1 = "memref.load"(%0) : (memref<f32>) -> f32
    %2 = "math.ceil"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
