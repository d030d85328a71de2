// kind: invalid-ir
// culprit: math-sincos-fusion
// bad: --math-sincos-fusion
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<f32>, sym_name = "x", sym_visibility = "private", type = memref<f32>}> : () -> ()
  "memref.global"() <{initial_value = dense<true> : tensor<i1>, sym_name = "c", sym_visibility = "private", type = memref<i1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @x}> : () -> memref<f32>
    %1 = "memref.get_global"() <{name = @c}> : () -> memref<i1>
    %2 = "memref.load"(%0) : (memref<f32>) -> f32
    %3 = "memref.load"(%1) : (memref<i1>) -> i1
    %4 = "math.sin"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "scf.if"(%3) ({
      %6 = "math.cos"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "scf.yield"(%6) : (f32) -> ()
    }, {
      "scf.yield"(%4) : (f32) -> ()
    }) : (i1) -> f32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
