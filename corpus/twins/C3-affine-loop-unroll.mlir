// twin: C3
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor=1 unroll-factor=8}))'
// The loop has a turn.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<1xi32>, %arg1: i32):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      "affine.store"(%arg1, %arg0, %arg2) <{map = #map}> : (i32, memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
