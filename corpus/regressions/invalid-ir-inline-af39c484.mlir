// kind: invalid-ir
// culprit: inline
// bad: --inline=default-pipeline=
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (6)>
#map2 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg2: memref<6xi32>):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg3: index):
      "func.call"(%arg2, %arg3) <{callee = @g}> : (memref<6xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<6xi32>, index) -> (), sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<6xi32>, %arg1: index):
    %0 = "affine.load"(%arg0, %arg1) <{map = #map2}> : (memref<6xi32>, index) -> i32
    "affine.store"(%0, %arg0) <{map = #map}> : (i32, memref<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
