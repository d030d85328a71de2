// twin: C45
// same: --convert-scf-to-cf=allow-pattern-rollback=0
// The reduction yields a sum.
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64, i64) -> i64, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64, %arg2: i64):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.parallel"(%0, %arg0, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg3: index):
      "scf.reduce"(%arg2) ({
      ^bb0(%arg4: i64, %arg5: i64):
        %3 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%3) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.return"(%2) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
