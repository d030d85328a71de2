// kind: invalid-ir
// culprit: linalg-generalize-named-ops
// bad: --linalg-generalize-named-ops
// Two equal blocks become one, which takes what differs: an i7, which this branch does not hand on.
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i7, i7) -> i7, sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i7, %arg2: i7):
    "spirv.BranchConditional"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %0 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i7, i7) -> i7
    "func.return"(%0) : (i7) -> ()
  ^bb2:  // pred: ^bb0
    %1 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i7, i7) -> i7
    "func.return"(%1) : (i7) -> ()
  }) : () -> ()
}) : () -> ()
