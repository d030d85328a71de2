// expect: -7.5
// expect: 49024
// expect: inf
// expect: 30719
// expect: 1
// expect: 13312
// expect: -4
// expect: 48128
// expect: -2.875
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-3.750000e+00, 6.550400e+04, 5.000000e-01, -2.000000e+00]> : tensor<4xf16>, sym_name = "g", sym_visibility = "private", type = memref<4xf16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
    %4 = "arith.constant"() <{value = 2.000000e+00 : f16}> : () -> f16
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<4xf16>
    %6 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg2: index, %arg3: f16):
      %8 = "memref.load"(%5, %arg2) : (memref<4xf16>, index) -> f16
      %9 = "arith.divf"(%8, %4) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %10 = "arith.addf"(%arg3, %9) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %11 = "arith.mulf"(%8, %4) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %12 = "arith.extf"(%11) : (f16) -> f64
      "func.call"(%12) <{callee = @showf}> : (f64) -> ()
      %13 = "arith.bitcast"(%9) : (f16) -> i16
      %14 = "arith.extui"(%13) : (i16) -> i64
      "func.call"(%14) <{callee = @show}> : (i64) -> ()
      %15 = "arith.cmpf"(%8, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
      %16 = "arith.select"(%15, %10, %arg3) : (i1, f16, f16) -> f16
      "scf.yield"(%16) : (f16) -> ()
    }) : (index, index, index, f16) -> f16
    %7 = "arith.extf"(%6) : (f16) -> f64
    "func.call"(%7) <{callee = @showf}> : (f64) -> ()
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
