// expect: -2147483648
// expect: 2147483648
// expect: -10
// expect: -2147483648
// expect: 1
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1073741824, -1073741824, -5]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    %6 = "memref.load"(%5, %0) : (memref<3xi32>, index) -> i32
    %7 = "memref.load"(%5, %1) : (memref<3xi32>, index) -> i32
    %8 = "memref.load"(%5, %2) : (memref<3xi32>, index) -> i32
    %9 = "arith.subi"(%7, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %10 = "arith.addi"(%6, %6) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %11 = "arith.muli"(%8, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %12 = "arith.shli"(%7, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %13 = "arith.cmpi"(%9, %7) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %14 = "arith.cmpi"(%10, %6) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %15 = "arith.extsi"(%9) : (i32) -> i64
    %16 = "arith.extui"(%10) : (i32) -> i64
    %17 = "arith.extsi"(%11) : (i32) -> i64
    %18 = "arith.extsi"(%12) : (i32) -> i64
    %19 = "arith.extui"(%13) : (i1) -> i64
    %20 = "arith.extui"(%14) : (i1) -> i64
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
    "func.call"(%17) <{callee = @show}> : (i64) -> ()
    "func.call"(%18) <{callee = @show}> : (i64) -> ()
    "func.call"(%19) <{callee = @show}> : (i64) -> ()
    "func.call"(%20) <{callee = @show}> : (i64) -> ()
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
