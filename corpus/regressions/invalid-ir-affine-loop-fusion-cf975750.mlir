// kind: invalid-ir
// culprit: affine-loop-fusion
// bad: --affine-loop-fusion
#map = affine_map<(d0) -> (0, d0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (7)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<(d0) -> (1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<7x7xi32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<7x7xi32>, %arg1: i32):
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      "affine.for"(%arg3) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg4: index):
        "affine.store"(%arg1, %arg0, %arg4) <{map = #map}> : (i32, memref<7x7xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      "affine.store"(%arg1, %arg0, %arg2) <{map = #map4}> : (i32, memref<7x7xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
