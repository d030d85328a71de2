// expect: -2147483648
// expect: 0
// expect: 2147483648
// expect: 2147483647
// expect: 2147483647
// expect: 1
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, -2147483648]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6:2 = "arith.mulsi_extended"(%3, %4) : (i32, i32) -> (i32, i32)
    %7:2 = "arith.mului_extended"(%3, %4) : (i32, i32) -> (i32, i32)
    %8:2 = "arith.addui_extended"(%3, %4) : (i32, i32) -> (i32, i1)
    %9:2 = "arith.addui_extended"(%3, %5) : (i32, i32) -> (i32, i1)
    %10 = "arith.extsi"(%6#0) : (i32) -> i64
    %11 = "arith.extsi"(%6#1) : (i32) -> i64
    %12 = "arith.extui"(%7#0) : (i32) -> i64
    %13 = "arith.extui"(%7#1) : (i32) -> i64
    %14 = "arith.extui"(%8#0) : (i32) -> i64
    %15 = "arith.extui"(%8#1) : (i1) -> i64
    %16 = "arith.extui"(%9#1) : (i1) -> i64
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
    "func.call"(%14) <{callee = @show}> : (i64) -> ()
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
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
