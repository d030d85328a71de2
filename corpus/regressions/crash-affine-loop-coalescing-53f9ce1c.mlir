// kind: crash
// culprit: affine-loop-coalescing
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%0, %1, %0) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %1, %0) ({
      ^bb0(%arg1: index):
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
