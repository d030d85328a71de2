// expect: 6
// expect: 10
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, -2, 7, 1]> : tensor<4xi64>, sym_name = "in", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<4xi64>, i1) -> i64, sym_name = "sum", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<4xi64>, %arg1: i1):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 4 : index}> : () -> index
    %12 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %13 = "scf.if"(%arg1) ({
      %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
      "memref.copy"(%arg0, %17) : (memref<4xi64>, memref<4xi64>) -> ()
      "memref.store"(%12, %17, %9) : (i64, memref<4xi64>, index) -> ()
      %18 = "scf.for"(%9, %11, %10, %12) ({
      ^bb0(%arg4: index, %arg5: i64):
        %19 = "memref.load"(%17, %arg4) : (memref<4xi64>, index) -> i64
        %20 = "arith.addi"(%arg5, %19) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%20) : (i64) -> ()
      }) : (index, index, index, i64) -> i64
      "scf.yield"(%18) : (i64) -> ()
    }, {
      %14 = "scf.for"(%9, %11, %10, %12) ({
      ^bb0(%arg2: index, %arg3: i64):
        %15 = "memref.load"(%arg0, %arg2) : (memref<4xi64>, index) -> i64
        %16 = "arith.addi"(%arg3, %15) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%16) : (i64) -> ()
      }) : (index, index, index, i64) -> i64
      "scf.yield"(%14) : (i64) -> ()
    }) : (i1) -> i64
    "func.return"(%13) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<4xi64>
    %3 = "memref.load"(%2, %0) : (memref<4xi64>, index) -> i64
    %4 = "memref.load"(%2, %1) : (memref<4xi64>, index) -> i64
    %5 = "arith.cmpi"(%4, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %6 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %7 = "func.call"(%2, %5) <{callee = @sum}> : (memref<4xi64>, i1) -> i64
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %8 = "func.call"(%2, %6) <{callee = @sum}> : (memref<4xi64>, i1) -> i64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
