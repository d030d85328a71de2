// near-miss: H5
// same: --int-range-optimizations
// A number of 8 bits has no more than 256 ranges that begin with 0.
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "count", sym_visibility = "private"}> ({
  ^bb0(%arg0: i8):
    %1 = "arith.constant"() <{value = 12 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %3 = "arith.cmpi"(%arg0, %1) <{predicate = 2 : i64}> : (i8, i8) -> i1
    "cf.cond_br"(%3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    %4 = "arith.addi"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "func.call"(%4) <{callee = @count}> : (i8) -> ()
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    "func.call"(%0) <{callee = @count}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
