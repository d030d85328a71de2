// expect: 1093
// expect: 6
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1000> : tensor<1xi32>, sym_name = "lim", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @lim}> : () -> memref<1xi32>
    %2 = "memref.load"(%1, %0) : (memref<1xi32>, index) -> i32
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %6:2 = "scf.while"(%3, %5) ({
    ^bb0(%arg3: i32, %arg4: i64):
      %12 = "arith.cmpi"(%arg3, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "scf.condition"(%12, %arg4, %arg3) : (i1, i64, i32) -> ()
    }, {
    ^bb0(%arg1: i64, %arg2: i32):
      %8 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      %9 = "arith.addi"(%arg1, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %10 = "arith.muli"(%arg2, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.addi"(%10, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%11, %9) : (i32, i64) -> ()
    }) : (i32, i64) -> (i64, i32)
    %7 = "arith.extsi"(%6#1) : (i32) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%6#0) <{callee = @show}> : (i64) -> ()
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
