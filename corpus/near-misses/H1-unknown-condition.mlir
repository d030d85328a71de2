// near-miss: H1
// same: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i1):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%arg2)[^bb1] : (i1) -> ()
  ^bb1(%2: i1):  // pred: ^bb0
    "cf.cond_br"(%2, %1, %1, %2)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, index, index, i1) -> ()
  ^bb2(%3: index):  // 2 preds: ^bb1, ^bb3
    %4 = "arith.cmpi"(%3, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%4, %1, %2)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, index, i1) -> ()
  ^bb3:  // pred: ^bb2
    %5 = "arith.addi"(%3, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%5)[^bb2] : (index) -> ()
  ^bb4(%6: index, %7: i1):  // 3 preds: ^bb1, ^bb2, ^bb8
    %8 = "arith.cmpi"(%6, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%8)[^bb5, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "cf.cond_br"(%7, %0)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb6(%9: index):  // 2 preds: ^bb5, ^bb7
    %10 = "arith.cmpi"(%9, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
    %11 = "arith.andi"(%10, %2) : (i1, i1) -> i1
    "cf.cond_br"(%11, %9)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb7(%12: index):  // pred: ^bb6
    %13 = "arith.addi"(%12, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%13)[^bb6] : (index) -> ()
  ^bb8:  // 2 preds: ^bb5, ^bb6
    %14 = "arith.addi"(%6, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%14, %7)[^bb4] : (index, i1) -> ()
  ^bb9:  // pred: ^bb4
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
