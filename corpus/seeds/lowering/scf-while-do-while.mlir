// expect: 11
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, 0]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i64, sym_name = "run", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    %7 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %11:2 = "scf.while"(%arg1, %10) ({
    ^bb0(%arg4: i32, %arg5: i64):
      %12 = "arith.addi"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %13 = "arith.shrui"(%arg4, %7) : (i32, i32) -> i32
      %14 = "arith.cmpi"(%13, %8) <{predicate = 4 : i64}> : (i32, i32) -> i1
      "scf.condition"(%14, %13, %12) : (i1, i32, i64) -> ()
    }, {
    ^bb0(%arg2: i32, %arg3: i64):
      "scf.yield"(%arg2, %arg3) : (i32, i64) -> ()
    }) : (i32, i64) -> (i32, i64)
    "func.return"(%11#1) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5 = "func.call"(%3) <{callee = @run}> : (i32) -> i64
    %6 = "func.call"(%4) <{callee = @run}> : (i32) -> i64
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
