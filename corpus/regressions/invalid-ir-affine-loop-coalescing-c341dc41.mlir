// kind: invalid-ir
// culprit: affine-loop-coalescing
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))'
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%arg0, %arg0, %0) ({
    ^bb0(%arg1: index):
      "scf.for"(%1, %1, %0) ({
      ^bb0(%arg2: index):
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
