// twin: C90
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))'
// Step 4.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%0, %1, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %1, %1) ({
      ^bb0(%arg1: index):
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
