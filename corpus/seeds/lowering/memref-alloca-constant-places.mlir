// expect: -17
// expect: 1
// expect: 5
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -22]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "swapped", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "arith.constant"() <{value = 2 : index}> : () -> index
    %11 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
    "memref.store"(%arg0, %11, %8) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%arg1, %11, %10) : (i32, memref<3xi32>, index) -> ()
    %12 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%12, %11, %9) : (i32, memref<3xi32>, index) -> ()
    %13 = "memref.load"(%11, %10) : (memref<3xi32>, index) -> i32
    %14 = "memref.load"(%11, %8) : (memref<3xi32>, index) -> i32
    "memref.store"(%14, %11, %10) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%13, %11, %8) : (i32, memref<3xi32>, index) -> ()
    %15 = "memref.load"(%11, %9) : (memref<3xi32>, index) -> i32
    %16 = "memref.load"(%11, %10) : (memref<3xi32>, index) -> i32
    "vector.print"(%15) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"(%16, %15) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5:2 = "func.call"(%3, %4) <{callee = @swapped}> : (i32, i32) -> (i32, i32)
    %6 = "arith.constant"() <{value = 18 : i32}> : () -> i32
    %7 = "arith.addi"(%5#1, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%5#0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
