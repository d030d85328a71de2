// expect: -1
// expect: -64
// expect: 1
// expect: -4294967296
// expect: -1
// expect: -4294967232
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-64, 63]> : tensor<2xi7>, sym_name = "g7", sym_visibility = "private", type = memref<2xi7>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-4294967296, 4294967295]> : tensor<2xi33>, sym_name = "g33", sym_visibility = "private", type = memref<2xi33>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g7}> : () -> memref<2xi7>
    %3 = "memref.get_global"() <{name = @g33}> : () -> memref<2xi33>
    %4 = "memref.load"(%2, %0) : (memref<2xi7>, index) -> i7
    %5 = "memref.load"(%2, %1) : (memref<2xi7>, index) -> i7
    %6 = "memref.load"(%3, %0) : (memref<2xi33>, index) -> i33
    %7 = "memref.load"(%3, %1) : (memref<2xi33>, index) -> i33
    %8 = "arith.constant"() <{value = 0 : i7}> : () -> i7
    %9 = "arith.addi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i7, i7) -> i7
    %10 = "arith.subi"(%8, %4) <{overflowFlags = #arith.overflow<none>}> : (i7, i7) -> i7
    %11 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i7, i7) -> i7
    %12 = "arith.muli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i33, i33) -> i33
    %13 = "arith.trunci"(%7) <{overflowFlags = #arith.overflow<none>}> : (i33) -> i7
    %14 = "arith.extui"(%4) : (i7) -> i33
    %15 = "arith.addi"(%14, %6) <{overflowFlags = #arith.overflow<none>}> : (i33, i33) -> i33
    %16 = "arith.extsi"(%9) : (i7) -> i64
    %17 = "arith.extsi"(%10) : (i7) -> i64
    %18 = "arith.extui"(%11) : (i7) -> i64
    %19 = "arith.extsi"(%12) : (i33) -> i64
    %20 = "arith.extsi"(%13) : (i7) -> i64
    %21 = "arith.extsi"(%15) : (i33) -> i64
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
    "func.call"(%17) <{callee = @show}> : (i64) -> ()
    "func.call"(%18) <{callee = @show}> : (i64) -> ()
    "func.call"(%19) <{callee = @show}> : (i64) -> ()
    "func.call"(%20) <{callee = @show}> : (i64) -> ()
    "func.call"(%21) <{callee = @show}> : (i64) -> ()
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
