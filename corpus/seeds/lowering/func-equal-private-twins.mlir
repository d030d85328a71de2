// expect: 83
// expect: -83
// expect: 7
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[9, 2, -9, 5]> : tensor<4xi32>, sym_name = "in", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32, %arg5: i32):
    %24 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %25 = "arith.muli"(%arg4, %24) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %26 = "arith.addi"(%25, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%26) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "scaleAgain", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    %21 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %22 = "arith.muli"(%arg2, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %23 = "arith.addi"(%22, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%23) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "scaleOther", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %18 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %19 = "arith.muli"(%arg1, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %20 = "arith.addi"(%arg0, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%20) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<4xi32>
    %5 = "memref.load"(%4, %0) : (memref<4xi32>, index) -> i32
    %6 = "memref.load"(%4, %1) : (memref<4xi32>, index) -> i32
    %7 = "memref.load"(%4, %2) : (memref<4xi32>, index) -> i32
    %8 = "memref.load"(%4, %3) : (memref<4xi32>, index) -> i32
    %9 = "func.call"(%5, %6) <{callee = @scale}> : (i32, i32) -> i32
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %11 = "arith.subi"(%10, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %12 = "func.call"(%7, %11) <{callee = @scaleAgain}> : (i32, i32) -> i32
    %13 = "arith.constant"() <{value = -38 : i32}> : () -> i32
    %14 = "arith.addi"(%8, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "func.call"(%14, %8) <{callee = @scaleOther}> : (i32, i32) -> i32
    %16 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %17 = "arith.addi"(%15, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%17) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
