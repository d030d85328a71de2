// expect: -1
// expect: -81
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, 0]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %7 = "scf.parallel"(%0, %0, %3, %4, %1, %1, %5) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
    ^bb0(%arg4: index, %arg5: index):
      "scf.reduce"(%6) ({
      ^bb0(%arg6: i64, %arg7: i64):
        %10 = "arith.muli"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%10) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, index, index, index, i64) -> i64
    %8 = "scf.parallel"(%0, %3, %1, %5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: index):
      "scf.reduce"(%6) ({
      ^bb0(%arg2: i64, %arg3: i64):
        %9 = "arith.muli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%9) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
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
