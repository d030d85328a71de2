// expect: -3
// expect: 0
// expect: 3
// expect: 42
// expect: 42
// expect: 42
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 5, 0, -3]> : tensor<4xindex>, sym_name = "b", sym_visibility = "private", type = memref<4xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<4xindex>
    %5 = "memref.load"(%4, %0) : (memref<4xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<4xindex>, index) -> index
    %7 = "memref.load"(%4, %2) : (memref<4xindex>, index) -> index
    %8 = "memref.load"(%4, %3) : (memref<4xindex>, index) -> index
    %9 = "arith.constant"() <{value = 42 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %11 = "scf.for"(%5, %6, %1, %9) ({
    ^bb0(%arg5: index, %arg6: i64):
      %17 = "arith.addi"(%arg6, %10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%17) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    %12 = "scf.for"(%7, %8, %2, %11) ({
    ^bb0(%arg3: index, %arg4: i64):
      %16 = "arith.muli"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "func.call"(%16) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%16) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    %13 = "scf.for"(%8, %5, %3, %12) ({
    ^bb0(%arg1: index, %arg2: i64):
      %14 = "arith.index_cast"(%arg1) : (index) -> i64
      %15 = "arith.addi"(%arg2, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "func.call"(%14) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%15) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%11) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
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
