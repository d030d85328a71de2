// kind: invalid-ir
// culprit: affine-super-vectorize
// bad: --affine-super-vectorize=virtual-vector-size=4
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xi32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: i32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index):
      "affine.store"(%arg1, %arg0) <{map = #map}> : (i32, memref<8xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
