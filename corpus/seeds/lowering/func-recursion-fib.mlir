// expect: 55
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<10> : tensor<1xi32>, sym_name = "g", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i64, sym_name = "fib", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %6 = "arith.cmpi"(%arg1, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %7 = "scf.if"(%6) ({
      %13 = "arith.extsi"(%arg1) : (i32) -> i64
      "scf.yield"(%13) : (i64) -> ()
    }, {
      %8 = "arith.subi"(%arg1, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %9 = "arith.subi"(%arg1, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "func.call"(%8) <{callee = @fib}> : (i32) -> i64
      %11 = "func.call"(%9) <{callee = @fib}> : (i32) -> i64
      %12 = "arith.addi"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%12) : (i64) -> ()
    }) : (i1) -> i64
    "func.return"(%7) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1xi32>
    %2 = "memref.load"(%1, %0) : (memref<1xi32>, index) -> i32
    %3 = "func.call"(%2) <{callee = @fib}> : (i32) -> i64
    "func.call"(%3) <{callee = @show}> : (i64) -> ()
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
