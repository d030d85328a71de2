// kind: crash
// culprit: llvm-translate
// expect: 7
// good: --canonicalize PLAIN
// bad: --convert-cf-to-llvm --convert-arith-to-llvm --convert-func-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64) -> i64, sym_name = "pick", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i64):
    "cf.switch"(%arg0, %arg1)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> ()
  ^bb1(%3: i64):  // pred: ^bb0
    "func.return"(%3) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %2 = "func.call"(%0, %1) <{callee = @pick}> : (i32, i64) -> i64
    "func.call"(%2) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

