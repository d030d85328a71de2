// expect: 5
// expect: 11
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 6]> : tensor<2xi64>, sym_name = "in", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = (i1, i64, i64) -> i64, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: i64, %arg2: i64):
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    "memref.store"(%arg1, %12, %10) : (i64, memref<2xi64>, index) -> ()
    "memref.store"(%arg2, %12, %11) : (i64, memref<2xi64>, index) -> ()
    %13 = "bufferization.clone"(%12) : (memref<2xi64>) -> memref<2xi64>
    %14 = "memref.load"(%13, %10) : (memref<2xi64>, index) -> i64
    %15 = "memref.load"(%13, %11) : (memref<2xi64>, index) -> i64
    %16 = "arith.addi"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %17 = "arith.constant"() <{value = true}> : () -> i1
    "bufferization.dealloc"(%12, %13, %arg0, %17) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xi64>, memref<2xi64>, i1, i1) -> ()
    "func.return"(%16) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<2xi64>
    %4 = "memref.load"(%3, %0) : (memref<2xi64>, index) -> i64
    %5 = "memref.load"(%3, %1) : (memref<2xi64>, index) -> i64
    %6 = "arith.cmpi"(%4, %5) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %7 = "arith.cmpi"(%4, %5) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %8 = "func.call"(%6, %4, %2) <{callee = @twice}> : (i1, i64, i64) -> i64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %9 = "func.call"(%7, %4, %5) <{callee = @twice}> : (i1, i64, i64) -> i64
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
