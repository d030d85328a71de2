// expect: 10
// expect: -20
// expect: 10
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 1, 0]> : tensor<3xi8>, sym_name = "g", sym_visibility = "private", type = memref<3xi8>}> : () -> ()
  "func.func"() <{function_type = (i8) -> i64, sym_name = "pick", sym_visibility = "private"}> ({
  ^bb0(%arg2: i8):
    %6 = "arith.constant"() <{value = 10 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = -20 : i64}> : () -> i64
    "cf.switch"(%arg2, %6, %7)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[0, 1]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i8, i64, i64) -> ()
  ^bb1:  // pred: ^bb0
    "ub.unreachable"() : () -> ()
  ^bb2(%8: i64):  // 2 preds: ^bb0, ^bb0
    "func.return"(%8) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1) : (memref<3xi8>, index) -> i8
      %5 = "func.call"(%4) <{callee = @pick}> : (i8) -> i64
      "func.call"(%5) <{callee = @show}> : (i64) -> ()
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
