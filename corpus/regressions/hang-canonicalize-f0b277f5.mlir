// kind: hang
// culprit: canonicalize
// bad: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%0)[^bb1] : (i1) -> ()
  ^bb1(%3: i1):  // pred: ^bb0
    "cf.cond_br"(%3, %2, %2, %3)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, index, index, i1) -> ()
  ^bb2(%4: index):  // 2 preds: ^bb1, ^bb3
    %5 = "arith.cmpi"(%4, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%5, %2, %3)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, index, i1) -> ()
  ^bb3:  // pred: ^bb2
    %6 = "arith.addi"(%4, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%6)[^bb2] : (index) -> ()
  ^bb4(%7: index, %8: i1):  // 3 preds: ^bb1, ^bb2, ^bb8
    %9 = "arith.cmpi"(%7, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%9)[^bb5, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "cf.cond_br"(%8, %1)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb6(%10: index):  // 2 preds: ^bb5, ^bb7
    %11 = "arith.cmpi"(%10, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
    %12 = "arith.andi"(%11, %3) : (i1, i1) -> i1
    "cf.cond_br"(%12, %10)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb7(%13: index):  // pred: ^bb6
    %14 = "arith.addi"(%13, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%14)[^bb6] : (index) -> ()
  ^bb8:  // 2 preds: ^bb5, ^bb6
    %15 = "arith.addi"(%7, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%15, %8)[^bb4] : (index, i1) -> ()
  ^bb9:  // pred: ^bb4
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
