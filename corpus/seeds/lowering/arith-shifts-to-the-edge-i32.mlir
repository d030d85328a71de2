// expect: 0
// expect: -1
// expect: 1
// expect: -2147483648
// expect: -2147483648
// expect: 2147483648
// expect: -2147483648
// expect: 0
// expect: 0
// expect: -2
// expect: -1
// expect: 2147483647
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-2147483648, -2147483648, 1, -1]> : tensor<4xi32>, sym_name = "v", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[31, 0, 31, 1]> : tensor<4xi32>, sym_name = "k", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @v}> : () -> memref<4xi32>
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<4xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %5 = "memref.load"(%3, %arg1) : (memref<4xi32>, index) -> i32
      %6 = "memref.load"(%4, %arg1) : (memref<4xi32>, index) -> i32
      %7 = "arith.shli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.shrsi"(%5, %6) : (i32, i32) -> i32
      %9 = "arith.shrui"(%5, %6) : (i32, i32) -> i32
      %10 = "arith.extsi"(%7) : (i32) -> i64
      %11 = "arith.extsi"(%8) : (i32) -> i64
      %12 = "arith.extui"(%9) : (i32) -> i64
      "func.call"(%10) <{callee = @show}> : (i64) -> ()
      "func.call"(%11) <{callee = @show}> : (i64) -> ()
      "func.call"(%12) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
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
