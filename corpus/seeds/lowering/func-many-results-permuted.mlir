// expect: 0.5
// expect: -343
// expect: -7
// expect: 49
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-7> : tensor<1xi64>, sym_name = "g", sym_visibility = "private", type = memref<1xi64>}> : () -> ()
  "func.func"() <{function_type = (i64, i32, f64) -> (f64, i64, i32, i64), sym_name = "rot", sym_visibility = "private"}> ({
  ^bb0(%arg2: i64, %arg3: i32, %arg4: f64):
    %8 = "arith.extsi"(%arg3) : (i32) -> i64
    %9 = "arith.muli"(%arg2, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%arg4, %9, %arg3, %arg2) : (f64, i64, i32, i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<1xi64>
    %3 = "memref.load"(%2, %0) : (memref<1xi64>, index) -> i64
    %4 = "arith.trunci"(%3) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %5:4 = "func.call"(%3, %4, %1) <{callee = @rot}> : (i64, i32, f64) -> (f64, i64, i32, i64)
    %6:4 = "func.call"(%5#1, %5#2, %5#0) <{callee = @rot}> : (i64, i32, f64) -> (f64, i64, i32, i64)
    "func.call"(%6#0) <{callee = @showf}> : (f64) -> ()
    "func.call"(%6#1) <{callee = @show}> : (i64) -> ()
    %7 = "arith.extsi"(%6#2) : (i32) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%6#3) <{callee = @show}> : (i64) -> ()
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
