// near-miss: M13
// expect: -0.25
// good: PLAIN
// same: --convert-complex-to-libm PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.500000e+00, 2.500000e-01]> : tensor<2xf64>, sym_name = "g", sym_visibility = "private", type = memref<2xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xf64>
    %3 = "memref.load"(%2, %0) : (memref<2xf64>, index) -> f64
    %4 = "memref.load"(%2, %1) : (memref<2xf64>, index) -> f64
    %5 = "complex.create"(%3, %4) : (f64, f64) -> complex<f64>
    %6 = "complex.conj"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %7 = "complex.im"(%6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
