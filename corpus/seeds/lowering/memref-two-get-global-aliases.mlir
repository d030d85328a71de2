// expect: 20
// expect: 21
// expect: 20
// expect: 21
// expect: 22
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[10, 20, 30]> : tensor<3xi64>, sym_name = "a", sym_visibility = "private", type = memref<3xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "bump", sym_visibility = "private"}> ({
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %11 = "memref.get_global"() <{name = @a}> : () -> memref<3xi64>
    %12 = "memref.load"(%11, %9) : (memref<3xi64>, index) -> i64
    %13 = "arith.addi"(%12, %10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "memref.store"(%13, %11, %9) : (i64, memref<3xi64>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi64>
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<3xi64>
    %4 = "memref.load"(%2, %1) : (memref<3xi64>, index) -> i64
    "func.call"() <{callee = @bump}> : () -> ()
    %5 = "memref.load"(%2, %1) : (memref<3xi64>, index) -> i64
    "memref.store"(%4, %3, %0) : (i64, memref<3xi64>, index) -> ()
    %6 = "memref.load"(%2, %0) : (memref<3xi64>, index) -> i64
    "memref.store"(%5, %2, %0) : (i64, memref<3xi64>, index) -> ()
    %7 = "memref.load"(%3, %0) : (memref<3xi64>, index) -> i64
    "func.call"() <{callee = @bump}> : () -> ()
    %8 = "memref.load"(%3, %1) : (memref<3xi64>, index) -> i64
    "func.call"(%4) <{callee = @show}> : (i64) -> ()
    "func.call"(%5) <{callee = @show}> : (i64) -> ()
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
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
