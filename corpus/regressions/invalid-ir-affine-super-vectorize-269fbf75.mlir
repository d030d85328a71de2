// kind: invalid-ir
// culprit: affine-super-vectorize
// bad: '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=2}))'
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xindex>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xindex>, %arg1: index):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<8xindex>, index) -> index
      %1 = "index.divu"(%0, %arg1) : (index, index) -> index
      "affine.store"(%1, %arg0, %arg2) <{map = #map}> : (index, memref<8xindex>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
