// expect: ( 7, 25, -2, -7 )
// expect: 0
// expect: ( 1, 1, -2, -1 )
// expect: 0
// expect: ( -4, 8, -2, 4 )
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00], [-2.000000e+00, -2.000000e+00]]> : tensor<3x2xf64>, sym_name = "p", sym_visibility = "private", type = memref<3x2xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "complex.constant"() <{value = [2.000000e+00, 0.000000e+00]}> : () -> complex<f64>
    %4 = "memref.get_global"() <{name = @p}> : () -> memref<3x2xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %5 = "memref.load"(%4, %arg1, %0) : (memref<3x2xf64>, index, index) -> f64
      %6 = "memref.load"(%4, %arg1, %1) : (memref<3x2xf64>, index, index) -> f64
      %7 = "complex.create"(%5, %6) : (f64, f64) -> complex<f64>
      %8 = "complex.create"(%6, %5) : (f64, f64) -> complex<f64>
      %9 = "complex.add"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      %10 = "complex.mul"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      %11 = "complex.sub"(%10, %3) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      %12 = "complex.neg"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
      %13 = "complex.eq"(%7, %8) : (complex<f64>, complex<f64>) -> i1
      %14 = "arith.extui"(%13) : (i1) -> i64
      %15 = "complex.re"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %16 = "complex.im"(%10) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %17 = "complex.re"(%11) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %18 = "complex.im"(%12) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %19 = "vector.from_elements"(%15, %16, %17, %18) : (f64, f64, f64, f64) -> vector<4xf64>
      "vector.print"(%19) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf64>) -> ()
      "func.call"(%14) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
