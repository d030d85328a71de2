// expect: 4294967295
// expect: 255
// expect: 255
// expect: -2147483648
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-2147483648> : tensor<1xi32>, sym_name = "g", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<1xi32>
    %3 = "memref.load"(%2, %0) : (memref<1xi32>, index) -> i32
    %4 = "arith.subi"(%3, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.trunci"(%4) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
    %6 = "arith.extsi"(%5) : (i16) -> i32
    %7 = "arith.extui"(%6) : (i32) -> i64
    %8 = "arith.trunci"(%5) <{overflowFlags = #arith.overflow<none>}> : (i16) -> i8
    %9 = "arith.extui"(%8) : (i8) -> i16
    %10 = "arith.extsi"(%9) : (i16) -> i64
    %11 = "arith.trunci"(%8) <{overflowFlags = #arith.overflow<none>}> : (i8) -> i1
    %12 = "arith.extsi"(%11) : (i1) -> i8
    %13 = "arith.extui"(%12) : (i8) -> i64
    %14 = "arith.extsi"(%3) : (i32) -> i64
    %15 = "arith.trunci"(%14) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %16 = "arith.cmpi"(%15, %3) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %17 = "arith.select"(%16, %14, %7) : (i1, i64, i64) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
    "func.call"(%17) <{callee = @show}> : (i64) -> ()
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
