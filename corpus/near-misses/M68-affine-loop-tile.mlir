// near-miss: M68
// expect: 0
// expect: 1
// expect: 2
// expect: 3
// expect: 10
// expect: 11
// expect: 12
// expect: 13
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=2}))' PLAIN
// The loops are not perfectly nested, and are tiled one by one.
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
#map2 = affine_map<() -> (2)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg2: index, %arg3: index):
    %1 = "arith.constant"() <{value = 10 : index}> : () -> index
    %2 = "arith.muli"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %3 = "arith.addi"(%2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %0 = "arith.constant"() <{value = 0 : index}> : () -> index
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg1: index):
        "func.call"(%arg0, %arg1) <{callee = @show}> : (index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
