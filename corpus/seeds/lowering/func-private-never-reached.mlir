// expect: 12
// expect: 153
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[12, 18]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3]> : tensor<3xi32>, sym_name = "unread", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "below", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %14 = "arith.cmpi"(%arg2, %12) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%14)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %15 = "arith.subi"(%arg2, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %16 = "func.call"(%15) <{callee = @below}> : (i32) -> i32
    %17 = "arith.addi"(%16, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%17) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unused", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "memref.get_global"() <{name = @unread}> : () -> memref<3xi32>
    %9 = "memref.load"(%8, %7) : (memref<3xi32>, index) -> i32
    %10 = "func.call"(%9) <{callee = @unusedToo}> : (i32) -> i32
    %11 = "arith.addi"(%10, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unusedToo", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %6 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%6) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %5 = "func.call"(%4) <{callee = @below}> : (i32) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
