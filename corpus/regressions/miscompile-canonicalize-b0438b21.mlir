// kind: miscompile
// culprit: canonicalize
// expect: 0
// bad: --canonicalize --convert-complex-to-standard --convert-func-to-llvm --convert-vector-to-llvm --finalize-memref-to-llvm --convert-complex-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 1.000000e+30 : f64}> : () -> f64
    %2 = "complex.create"(%0, %0) : (f64, f64) -> complex<f64>
    %3 = "complex.create"(%1, %0) : (f64, f64) -> complex<f64>
    %4 = "complex.sub"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %5 = "complex.add"(%4, %3) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %6 = "complex.re"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
