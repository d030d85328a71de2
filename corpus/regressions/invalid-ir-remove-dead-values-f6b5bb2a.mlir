// kind: invalid-ir
// culprit: remove-dead-values
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "func.call"(%6, %6) <{callee = @__mlir_math_ipowi_i64}> : (i32, i32) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "__mlir_math_ipowi_i64", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.br"(%0, %arg0, %arg1)[^bb1] : (i32, i32, i32) -> ()
  ^bb1(%1: i32, %2: i32, %3: i32):  // 2 preds: ^bb0, ^bb4
    "cf.br"(%1)[^bb2] : (i32) -> ()
  ^bb2(%4: i32):  // pred: ^bb1
    %5 = "arith.cmpi"(%2, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%5)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "func.return"(%4) : (i32) -> ()
  ^bb4:  // pred: ^bb2
    "cf.br"(%1, %2, %1)[^bb1] : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
