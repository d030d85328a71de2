// kind: invalid-ir
// culprit: scf-for-loop-peeling
// bad: '--pass-pipeline=builtin.module(scf-for-loop-peeling)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index):
      "scf.for"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: index):
        "func.call"() <{callee = @g0}> : () -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g0"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
