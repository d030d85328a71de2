// expect: -128
// expect: -67
// expect: -6
// expect: 55
// expect: -146
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 116, 61]> : tensor<3xi8>, sym_name = "b", sym_visibility = "private", type = memref<3xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi8>
    %4 = "memref.load"(%3, %0) : (memref<3xi8>, index) -> i8
    %5 = "memref.load"(%3, %1) : (memref<3xi8>, index) -> i8
    %6 = "memref.load"(%3, %2) : (memref<3xi8>, index) -> i8
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "scf.for"(%4, %5, %6, %7) ({
    ^bb0(%arg1: i8, %arg2: i64):
      %9 = "arith.extsi"(%arg1) : (i8) -> i64
      "func.call"(%9) <{callee = @show}> : (i64) -> ()
      %10 = "arith.addi"(%arg2, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%10) : (i64) -> ()
    }) : (i8, i8, i8, i64) -> i64
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
