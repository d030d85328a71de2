// expect: 0, 1
// expect: 922337203685477580, 14757395258967641292
// expect: 18446744073709551615, 13835058055282163712
// expect: 18446744073709551615, 18446744073709551615
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727]> : tensor<2xi128>, sym_name = "g", sym_visibility = "private", type = memref<2xi128>}> : () -> ()
  "func.func"() <{function_type = (i128) -> (), sym_name = "halves", sym_visibility = "private"}> ({
  ^bb0(%arg0: i128):
    %11 = "arith.constant"() <{value = 64 : i128}> : () -> i128
    %12 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i128) -> i64
    %13 = "arith.shrui"(%arg0, %11) : (i128, i128) -> i128
    %14 = "arith.trunci"(%13) <{overflowFlags = #arith.overflow<none>}> : (i128) -> i64
    "func.call"(%14) <{callee = @printU64}> : (i64) -> ()
    "func.call"() <{callee = @printComma}> : () -> ()
    "func.call"(%12) <{callee = @printU64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 10 : i128}> : () -> i128
    %3 = "arith.constant"() <{value = 65 : i128}> : () -> i128
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<2xi128>
    %5 = "memref.load"(%4, %0) : (memref<2xi128>, index) -> i128
    %6 = "memref.load"(%4, %1) : (memref<2xi128>, index) -> i128
    %7 = "arith.muli"(%6, %6) <{overflowFlags = #arith.overflow<none>}> : (i128, i128) -> i128
    %8 = "arith.divsi"(%6, %2) : (i128, i128) -> i128
    %9 = "arith.shrsi"(%5, %3) : (i128, i128) -> i128
    %10 = "arith.addi"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i128, i128) -> i128
    "func.call"(%7) <{callee = @halves}> : (i128) -> ()
    "func.call"(%8) <{callee = @halves}> : (i128) -> ()
    "func.call"(%9) <{callee = @halves}> : (i128) -> ()
    "func.call"(%10) <{callee = @halves}> : (i128) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printU64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printComma", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
