// expect: -32
// expect: 1
// expect: -1
// expect: 0
// expect: 1
// expect: -2147483648
// expect: -7.59375
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-2, 5], [3, 0], [-1, -3], [2, -1], [1, -2147483648], [-2147483648, 1]]> : tensor<6x2xi32>, sym_name = "g", sym_visibility = "private", type = memref<6x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<-1.500000e+00> : tensor<1xf64>, sym_name = "f", sym_visibility = "private", type = memref<1xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<6x2xi32>
    %4 = "memref.get_global"() <{name = @f}> : () -> memref<1xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %8 = "memref.load"(%3, %arg2, %0) : (memref<6x2xi32>, index, index) -> i32
      %9 = "memref.load"(%3, %arg2, %1) : (memref<6x2xi32>, index, index) -> i32
      %10 = "math.ipowi"(%8, %9) : (i32, i32) -> i32
      %11 = "arith.extsi"(%10) : (i32) -> i64
      "func.call"(%11) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %5 = "memref.load"(%4, %0) : (memref<1xf64>, index) -> f64
    %6 = "memref.load"(%3, %0, %1) : (memref<6x2xi32>, index, index) -> i32
    %7 = "math.fpowi"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f64, i32) -> f64
    "func.call"(%7) <{callee = @showf}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    "func.call"(%arg1) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "showf", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64):
    "func.call"(%arg0) <{callee = @printF64}> : (f64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "printF64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
