// expect: 1093
// expect: 6
// expect: 1
// expect: 0
// expect: 13
// expect: 2
// expect: 8
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1000, 1, 13]> : tensor<3xi32>, sym_name = "lim", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "memref.get_global"() <{name = @lim}> : () -> memref<3xi32>
    %7 = "scf.for"(%0, %2, %1, %5) ({
    ^bb0(%arg1: index, %arg2: i64):
      %8 = "memref.load"(%6, %arg1) : (memref<3xi32>, index) -> i32
      %9:2 = "scf.while"(%3, %5) ({
      ^bb0(%arg5: i32, %arg6: i64):
        %16 = "arith.cmpi"(%arg5, %8) <{predicate = 2 : i64}> : (i32, i32) -> i1
        "scf.condition"(%16, %arg6, %arg5) : (i1, i64, i32) -> ()
      }, {
      ^bb0(%arg3: i64, %arg4: i32):
        %12 = "arith.constant"() <{value = 1 : i64}> : () -> i64
        %13 = "arith.addi"(%arg3, %12) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        %14 = "arith.muli"(%arg4, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %15 = "arith.addi"(%14, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%15, %13) : (i32, i64) -> ()
      }) : (i32, i64) -> (i64, i32)
      %10 = "arith.extsi"(%9#1) : (i32) -> i64
      "func.call"(%10) <{callee = @show}> : (i64) -> ()
      "func.call"(%9#0) <{callee = @show}> : (i64) -> ()
      %11 = "arith.addi"(%arg2, %9#0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%11) : (i64) -> ()
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

