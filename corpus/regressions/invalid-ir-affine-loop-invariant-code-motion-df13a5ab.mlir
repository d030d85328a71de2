// kind: invalid-ir
// culprit: affine-loop-invariant-code-motion
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-invariant-code-motion))'
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %0 = "affine.for"(%arg1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index, %arg3: i32):
      %1 = "scf.if"(%arg0) ({
        "scf.yield"(%arg1) : (i32) -> ()
      }, {
        "scf.yield"(%arg3) : (i32) -> ()
      }) : (i1) -> i32
      "affine.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
