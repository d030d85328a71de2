// expect: 3
// expect: 4
// expect: -4
// expect: -3
// expect: -4
// expect: -3
// expect: 3
// expect: 4
// expect: -2
// expect: -1
// expect: 0
// expect: 0
// expect: -9223372036854775807
// expect: -9223372036854775807
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[7, 2], [-7, 2], [7, -2], [-7, -2], [-9223372036854775808, 9223372036854775807], [0, -5], [9223372036854775807, -1]]> : tensor<7x2xi64>, sym_name = "g", sym_visibility = "private", type = memref<7x2xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<7x2xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1, %0) : (memref<7x2xi64>, index, index) -> i64
      %5 = "memref.load"(%3, %arg1, %1) : (memref<7x2xi64>, index, index) -> i64
      %6 = "arith.floordivsi"(%4, %5) : (i64, i64) -> i64
      %7 = "arith.ceildivsi"(%4, %5) : (i64, i64) -> i64
      "func.call"(%6) <{callee = @show}> : (i64) -> ()
      "func.call"(%7) <{callee = @show}> : (i64) -> ()
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
