// expect: 22
// expect: 9
// expect: 0
// expect: 6
// expect: 0
// expect: -100
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [-5, 6, -7, 8], [9, 0, -1, 2]]> : tensor<3x4xi64>, sym_name = "in", sym_visibility = "private", type = memref<3x4xi64>}> : () -> ()
  "func.func"() <{function_type = (index, index) -> (i64, i64), sym_name = "scan", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = -100 : i64}> : () -> i64
    %11 = "memref.get_global"() <{name = @in}> : () -> memref<3x4xi64>
    %12 = "memref.alloca"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi64>
    %13 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "linalg.fill"(%13, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: i64, %arg13: i64):
      "linalg.yield"(%arg12) : (i64) -> ()
    }) : (i64, memref<?x?xi64>) -> ()
    "scf.parallel"(%7, %7, %arg0, %arg1, %8, %8) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg10: index, %arg11: index):
      %20 = "memref.load"(%11, %arg10, %arg11) : (memref<3x4xi64>, index, index) -> i64
      "memref.store"(%20, %12, %arg10, %arg11) : (i64, memref<?x?xi64>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %14 = "scf.parallel"(%7, %7, %arg0, %arg1, %8, %8, %9) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
    ^bb0(%arg6: index, %arg7: index):
      %18 = "memref.load"(%12, %arg6, %arg7) : (memref<?x?xi64>, index, index) -> i64
      "scf.reduce"(%18) ({
      ^bb0(%arg8: i64, %arg9: i64):
        %19 = "arith.addi"(%arg8, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%19) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, index, index, index, i64) -> i64
    %15 = "scf.parallel"(%7, %7, %arg0, %arg1, %8, %8, %10) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
    ^bb0(%arg2: index, %arg3: index):
      %16 = "memref.load"(%12, %arg2, %arg3) : (memref<?x?xi64>, index, index) -> i64
      "scf.reduce"(%16) ({
      ^bb0(%arg4: i64, %arg5: i64):
        %17 = "arith.maxsi"(%arg4, %arg5) : (i64, i64) -> i64
        "scf.reduce.return"(%17) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, index, index, index, i64) -> i64
    "func.return"(%14, %15) : (i64, i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4:2 = "func.call"(%2, %3) <{callee = @scan}> : (index, index) -> (i64, i64)
    "vector.print"(%4#0) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%4#1) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %5:2 = "func.call"(%1, %2) <{callee = @scan}> : (index, index) -> (i64, i64)
    "vector.print"(%5#0) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%5#1) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %6:2 = "func.call"(%0, %3) <{callee = @scan}> : (index, index) -> (i64, i64)
    "vector.print"(%6#0) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%6#1) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
