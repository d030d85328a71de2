// expect: 0
// expect: 0
// expect: -9223372036854775808
// expect: -9223372036854775808
// expect: -1
// expect: 0
// expect: 1
// expect: 0
// expect: 12345
// expect: -9223372036854775808
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-9223372036854775808, 12345]> : tensor<2xi64>, sym_name = "g", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<2xi64>
    %5 = "memref.load"(%4, %0) : (memref<2xi64>, index) -> i64
    %6 = "memref.load"(%4, %1) : (memref<2xi64>, index) -> i64
    %7 = "arith.subi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %8 = "arith.xori"(%6, %6) : (i64, i64) -> i64
    %9 = "arith.andi"(%5, %5) : (i64, i64) -> i64
    %10 = "arith.subi"(%2, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %11 = "arith.muli"(%10, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %12 = "arith.xori"(%6, %3) : (i64, i64) -> i64
    %13 = "arith.addi"(%12, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %14 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %15 = "arith.divsi"(%6, %6) : (i64, i64) -> i64
    %16 = "arith.remui"(%5, %5) : (i64, i64) -> i64
    %17 = "arith.cmpi"(%10, %5) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %18 = "arith.select"(%17, %6, %6) : (i1, i64, i64) -> i64
    %19 = "arith.select"(%17, %5, %6) : (i1, i64, i64) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
    "func.call"(%14) <{callee = @show}> : (i64) -> ()
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
    "func.call"(%18) <{callee = @show}> : (i64) -> ()
    "func.call"(%19) <{callee = @show}> : (i64) -> ()
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
