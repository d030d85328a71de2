// kind: invalid-ir
// culprit: convert-scf-to-openmp
// bad: --convert-scf-to-openmp
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1) -> i1, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i1):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.parallel"(%0, %arg0, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: index):
      "scf.reduce"(%arg1) ({
      ^bb0(%arg3: i1, %arg4: i1):
        %3 = "arith.xori"(%arg3, %arg4) : (i1, i1) -> i1
        "scf.reduce.return"(%3) : (i1) -> ()
      }) : (i1) -> ()
    }) : (index, index, index, i1) -> i1
    "func.return"(%2) : (i1) -> ()
  }) : () -> ()
}) : () -> ()
