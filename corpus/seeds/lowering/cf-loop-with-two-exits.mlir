// expect: 8
// expect: -1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[6, 27]> : tensor<2xi64>, sym_name = "g", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "steps", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %9 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = 40 : i64}> : () -> i64
    %11 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    "cf.br"(%arg1, %7)[^bb1] : (i64, i64) -> ()
  ^bb1(%12: i64, %13: i64):  // 3 preds: ^bb0, ^bb3, ^bb4
    %14 = "arith.cmpi"(%13, %10) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "cf.cond_br"(%14, %11)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2:  // pred: ^bb1
    %15 = "arith.cmpi"(%12, %8) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "cf.cond_br"(%15, %13)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %16 = "arith.addi"(%13, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %17 = "arith.trunci"(%12) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i1
    %18 = "arith.shrui"(%12, %8) : (i64, i64) -> i64
    "cf.cond_br"(%17, %18, %16)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb4:  // pred: ^bb3
    %19 = "arith.muli"(%12, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %20 = "arith.addi"(%19, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "cf.br"(%20, %16)[^bb1] : (i64, i64) -> ()
  ^bb5(%21: i64):  // 2 preds: ^bb1, ^bb2
    "func.return"(%21) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi64>
    %3 = "memref.load"(%2, %0) : (memref<2xi64>, index) -> i64
    %4 = "memref.load"(%2, %1) : (memref<2xi64>, index) -> i64
    %5 = "func.call"(%3) <{callee = @steps}> : (i64) -> i64
    %6 = "func.call"(%4) <{callee = @steps}> : (i64) -> i64
    "func.call"(%5) <{callee = @show}> : (i64) -> ()
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
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
