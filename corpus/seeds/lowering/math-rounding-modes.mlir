// expect: ( -1, -0, -0, -1, -0 )
// expect: ( 0, 1, 0, 1, 0 )
// expect: ( 1, 2, 1, 2, 2 )
// expect: ( -3, -2, -2, -3, -2 )
// expect: ( -0, -0, -0, -0, -0 )
// expect: ( 1e+300, 1e+300, 1e+300, 1e+300, 1e+300 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-5.000000e-01, 5.000000e-01, 1.500000e+00, -2.500000e+00, -0.000000e+00, 1.000000e+300]> : tensor<6xf64>, sym_name = "g", sym_visibility = "private", type = memref<6xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<6xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0) : (memref<6xf64>, index) -> f64
      %5 = "math.floor"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %6 = "math.ceil"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %7 = "math.trunc"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %8 = "math.round"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %9 = "math.roundeven"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %10 = "vector.from_elements"(%5, %6, %7, %8, %9) : (f64, f64, f64, f64, f64) -> vector<5xf64>
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf64>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
