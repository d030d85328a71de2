// expect: -27
// expect: 1024
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-3, 4]> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, 5]> : tensor<2xi32>, sym_name = "e", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i64), sym_name = "power", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %12 = "math.ipowi"(%arg0, %arg1) : (i32, i32) -> i32
    %13 = "arith.extsi"(%arg0) : (i32) -> i64
    %14 = "arith.extsi"(%arg1) : (i32) -> i64
    %15 = "math.ipowi"(%13, %14) : (i64, i64) -> i64
    "func.return"(%12, %15) : (i32, i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %3 = "memref.get_global"() <{name = @e}> : () -> memref<2xi32>
    %4 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %5 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %6 = "memref.load"(%3, %0) : (memref<2xi32>, index) -> i32
    %7 = "memref.load"(%3, %1) : (memref<2xi32>, index) -> i32
    %8:2 = "func.call"(%4, %6) <{callee = @power}> : (i32, i32) -> (i32, i64)
    "vector.print"(%8#0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %9:2 = "func.call"(%5, %7) <{callee = @power}> : (i32, i32) -> (i32, i64)
    "vector.print"(%9#1) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %11 = "math.ipowi"(%5, %10) : (i32, i32) -> i32
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
