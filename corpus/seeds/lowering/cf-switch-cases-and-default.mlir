// expect: 100
// expect: 5
// expect: 14
// expect: -2147483648
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 0, 7, -2147483648]> : tensor<4xi32>, sym_name = "g", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "pick", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    %7 = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.switch"(%arg2, %7, %8, %arg2)[^bb2, ^bb3, ^bb1, ^bb1] <{case_operand_segments = array<i32: 1, 1, 1>, case_values = dense<[-1, 0, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i32, i32, i32) -> ()
  ^bb1(%10: i32):  // 2 preds: ^bb0, ^bb0
    %11 = "arith.addi"(%arg2, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%11)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %12 = "arith.subi"(%9, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%12)[^bb3] : (i32) -> ()
  ^bb3(%13: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    "func.return"(%13) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<4xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1) : (memref<4xi32>, index) -> i32
      %5 = "func.call"(%4) <{callee = @pick}> : (i32) -> i32
      %6 = "arith.extsi"(%5) : (i32) -> i64
      "func.call"(%6) <{callee = @show}> : (i64) -> ()
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
