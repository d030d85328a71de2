// expect: 55
// expect: 1
// expect: 13
// expect: 1
// expect: 1534
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[10, 1, 7, 2]> : tensor<4xi32>, sym_name = "n", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i64, sym_name = "fib", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32):
    %13 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %15 = "arith.cmpi"(%arg4, %13) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %16 = "scf.if"(%15) ({
      %22 = "arith.extsi"(%arg4) : (i32) -> i64
      "scf.yield"(%22) : (i64) -> ()
    }, {
      %17 = "arith.subi"(%arg4, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.subi"(%arg4, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "func.call"(%17) <{callee = @fib}> : (i32) -> i64
      %20 = "func.call"(%18) <{callee = @fib}> : (i32) -> i64
      %21 = "arith.addi"(%19, %20) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%21) : (i64) -> ()
    }) : (i1) -> i64
    "func.return"(%16) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %5 = "memref.get_global"() <{name = @n}> : () -> memref<4xi32>
    %6 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg3: index):
      %11 = "memref.load"(%5, %arg3) : (memref<4xi32>, index) -> i32
      %12 = "func.call"(%11) <{callee = @fib}> : (i32) -> i64
      "memref.store"(%12, %6, %arg3) : (i64, memref<4xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %7 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg1: index, %arg2: i64):
      %8 = "memref.load"(%6, %arg1) : (memref<4xi64>, index) -> i64
      "func.call"(%8) <{callee = @show}> : (i64) -> ()
      %9 = "arith.muli"(%arg2, %4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %10 = "arith.addi"(%9, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
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

