// expect: 0
// expect: -2147483648
// expect: 0
// expect: -2147483648
// expect: -2147483648
// expect: -2147483648
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-0.000000e+00, 0.000000e+00]> : tensor<2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "bits", sym_visibility = "private"}> ({
  ^bb0(%arg1: f32):
    %14 = "arith.bitcast"(%arg1) : (f32) -> i32
    %15 = "arith.extsi"(%14) : (i32) -> i64
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = -1.000000e+00 : f32}> : () -> f32
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
    %5 = "memref.load"(%4, %0) : (memref<2xf32>, index) -> f32
    %6 = "memref.load"(%4, %1) : (memref<2xf32>, index) -> f32
    %7 = "arith.addf"(%5, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %8 = "arith.addf"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.subf"(%2, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.subf"(%5, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %11 = "arith.negf"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %12 = "arith.mulf"(%6, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.divf"(%5, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.call"(%7) <{callee = @bits}> : (f32) -> ()
    "func.call"(%8) <{callee = @bits}> : (f32) -> ()
    "func.call"(%9) <{callee = @bits}> : (f32) -> ()
    "func.call"(%10) <{callee = @bits}> : (f32) -> ()
    "func.call"(%11) <{callee = @bits}> : (f32) -> ()
    "func.call"(%12) <{callee = @bits}> : (f32) -> ()
    "func.call"(%13) <{callee = @bits}> : (f32) -> ()
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
