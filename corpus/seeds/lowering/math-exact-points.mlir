// expect: ( 1.5, 1, 3, 256, 25.6289 )
// expect: ( 1, 0, -3, 0, 0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0.000000e+00, 1.000000e+00, 2.250000e+00, 8.000000e+00, -2.700000e+01]> : tensor<5xf64>, sym_name = "g", sym_visibility = "private", type = memref<5xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<5xf64>
    %6 = "memref.load"(%5, %0) : (memref<5xf64>, index) -> f64
    %7 = "memref.load"(%5, %1) : (memref<5xf64>, index) -> f64
    %8 = "memref.load"(%5, %2) : (memref<5xf64>, index) -> f64
    %9 = "memref.load"(%5, %3) : (memref<5xf64>, index) -> f64
    %10 = "memref.load"(%5, %4) : (memref<5xf64>, index) -> f64
    %11 = "math.sqrt"(%8) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %12 = "math.exp"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %13 = "math.log2"(%9) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %14 = "math.exp2"(%9) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %15 = "math.powf"(%11, %9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %16 = "math.cos"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %17 = "math.log"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %18 = "math.cbrt"(%10) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %19 = "math.atan2"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %20 = "math.tanh"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %21 = "vector.from_elements"(%11, %12, %13, %14, %15) : (f64, f64, f64, f64, f64) -> vector<5xf64>
    %22 = "vector.from_elements"(%16, %17, %18, %19, %20) : (f64, f64, f64, f64, f64) -> vector<5xf64>
    "vector.print"(%21) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf64>) -> ()
    "vector.print"(%22) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
