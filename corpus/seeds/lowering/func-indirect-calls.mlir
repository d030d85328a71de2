// expect: 9223372036854775807
// expect: -9223372036854775807
// expect: -9223372036854775807
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[true, false]> : tensor<2xi1>, sym_name = "g", sym_visibility = "private", type = memref<2xi1>}> : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "dec", sym_visibility = "private"}> ({
  ^bb0(%arg4: i64):
    %13 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %14 = "arith.addi"(%arg4, %13) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%14) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "neg", sym_visibility = "private"}> ({
  ^bb0(%arg3: i64):
    %11 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %12 = "arith.subi"(%11, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%12) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %4 = "func.constant"() <{value = @dec}> : () -> ((i64) -> i64)
    %5 = "func.constant"() <{value = @neg}> : () -> ((i64) -> i64)
    %6 = "memref.get_global"() <{name = @g}> : () -> memref<2xi1>
    %7 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg1: index, %arg2: i64):
      %8 = "memref.load"(%6, %arg1) : (memref<2xi1>, index) -> i1
      %9 = "arith.select"(%8, %4, %5) : (i1, (i64) -> i64, (i64) -> i64) -> ((i64) -> i64)
      %10 = "func.call_indirect"(%9, %arg2) : ((i64) -> i64, i64) -> i64
      "func.call"(%10) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%10) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
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
