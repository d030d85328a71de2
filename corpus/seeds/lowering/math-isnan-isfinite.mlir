// expect: ( 0, 1 )
// expect: ( 0, 0 )
// expect: ( 1, 0 )
// expect: ( 0, 1 )
// expect: ( 0, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-0.000000e+00, 0x7FF0000000000000, 0x7FF8000000000000, 3.000000e+00, 4.940660e-324]> : tensor<5xf64>, sym_name = "g", sym_visibility = "private", type = memref<5xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<5xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0) : (memref<5xf64>, index) -> f64
      %5 = "math.isnan"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
      %6 = "math.isfinite"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
      %7 = "vector.from_elements"(%5, %6) : (i1, i1) -> vector<2xi1>
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi1>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
