// expect: 4609434218613702656
// expect: 3.75
// expect: 7.5
// expect: -4613937818241073152
// expect: -3.75
// expect: -7.5
// expect: -9223372036854775808
// expect: -0
// expect: -0
// expect: 9094988921128908188
// expect: 0
// expect: inf
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7.500000e+00, -7.500000e+00, -0.000000e+00, 1.000000e+300]> : tensor<4xf64>, sym_name = "a", sym_visibility = "private", type = memref<4xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2.000000e+00, 2.000000e+00, 3.000000e+00, 0x7FF0000000000000]> : tensor<4xf64>, sym_name = "b", sym_visibility = "private", type = memref<4xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<4xf64>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<4xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %5 = "memref.load"(%3, %arg2) : (memref<4xf64>, index) -> f64
      %6 = "memref.load"(%4, %arg2) : (memref<4xf64>, index) -> f64
      %7 = "arith.remf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %8 = "arith.divf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %9 = "arith.truncf"(%5) : (f64) -> f32
      %10 = "arith.extf"(%9) : (f32) -> f64
      %11 = "arith.bitcast"(%7) : (f64) -> i64
      "func.call"(%11) <{callee = @show}> : (i64) -> ()
      "func.call"(%8) <{callee = @showf}> : (f64) -> ()
      "func.call"(%10) <{callee = @showf}> : (f64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    "func.call"(%arg1) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "showf", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64):
    "func.call"(%arg0) <{callee = @printF64}> : (f64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "printF64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
