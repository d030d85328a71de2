// expect: 21
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<1xi32>, sym_name = "g", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<1xi32>
    %6 = "memref.load"(%5, %0) : (memref<1xi32>, index) -> i32
    "cf.br"(%2, %3, %1)[^bb1] : (i32, i32, i32) -> ()
  ^bb1(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb1
    %10 = "arith.addi"(%9, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %11 = "arith.cmpi"(%9, %6) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%11, %8, %7, %10, %7, %8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i32, i32, i32, i32, i32) -> ()
  ^bb2(%12: i32, %13: i32):  // pred: ^bb1
    %14 = "arith.muli"(%12, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "arith.addi"(%14, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %16 = "arith.extsi"(%15) : (i32) -> i64
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
