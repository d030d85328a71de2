// kind: miscompile
// culprit: convert-complex-to-libm
// expect: -0.25
// good: PLAIN
// bad: --convert-complex-to-libm PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.500000e+00, 2.500000e-01]> : tensor<2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
    %3 = "memref.load"(%2, %0) : (memref<2xf32>, index) -> f32
    %4 = "memref.load"(%2, %1) : (memref<2xf32>, index) -> f32
    %5 = "complex.create"(%3, %4) : (f32, f32) -> complex<f32>
    %6 = "complex.conj"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %7 = "complex.im"(%6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
