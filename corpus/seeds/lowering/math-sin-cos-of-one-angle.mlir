// expect: -0
// expect: 1
// expect: 0
// expect: 2
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-0.000000e+00, 0.000000e+00]> : tensor<2xf64>, sym_name = "in", sym_visibility = "private", type = memref<2xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<1xf32>, sym_name = "in32", sym_visibility = "private", type = memref<1xf32>}> : () -> ()
  "func.func"() <{function_type = (f64) -> (f64, f64), sym_name = "circle", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64):
    %13 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %14 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%13, %14) : (f64, f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xf64>
    %3 = "memref.load"(%2, %0) : (memref<2xf64>, index) -> f64
    %4 = "memref.load"(%2, %1) : (memref<2xf64>, index) -> f64
    %5:2 = "func.call"(%3) <{callee = @circle}> : (f64) -> (f64, f64)
    "vector.print"(%5#0) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "vector.print"(%5#1) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    %6 = "memref.get_global"() <{name = @in32}> : () -> memref<1xf32>
    %7 = "memref.load"(%6, %0) : (memref<1xf32>, index) -> f32
    %8 = "math.sin"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "math.cos"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    %10:2 = "func.call"(%4) <{callee = @circle}> : (f64) -> (f64, f64)
    %11 = "arith.extf"(%9) : (f32) -> f64
    %12 = "arith.addf"(%10#1, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
