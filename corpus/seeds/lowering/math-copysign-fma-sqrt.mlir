// expect: ( -3, -6, 6, -3, 3, 0, -0, -0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-0.000000e+00, 3.000000e+00]> : tensor<2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
    %3 = "memref.load"(%2, %0) : (memref<2xf32>, index) -> f32
    %4 = "memref.load"(%2, %1) : (memref<2xf32>, index) -> f32
    %5 = "math.copysign"(%4, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "math.fma"(%4, %5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %7 = "math.absf"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %8 = "arith.subf"(%4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.mulf"(%8, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "math.sqrt"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %11 = "math.absf"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %12 = "math.copysign"(%11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "math.fma"(%3, %4, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %14 = "vector.from_elements"(%5, %6, %7, %8, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
