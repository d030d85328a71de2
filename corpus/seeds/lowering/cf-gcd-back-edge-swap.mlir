// expect: 21
// expect: 3
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1071, 462]> : tensor<2xi64>, sym_name = "g", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2xi64>
    %4 = "memref.load"(%3, %0) : (memref<2xi64>, index) -> i64
    %5 = "memref.load"(%3, %1) : (memref<2xi64>, index) -> i64
    "cf.br"(%4, %5, %2)[^bb1] : (i64, i64, i64) -> ()
  ^bb1(%6: i64, %7: i64, %8: i64):  // 2 preds: ^bb0, ^bb2
    %9 = "arith.cmpi"(%7, %2) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "cf.cond_br"(%9)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %10 = "arith.remui"(%6, %7) : (i64, i64) -> i64
    %11 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %12 = "arith.addi"(%8, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "cf.br"(%7, %10, %12)[^bb1] : (i64, i64, i64) -> ()
  ^bb3:  // pred: ^bb1
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
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
