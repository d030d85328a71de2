// kind: invalid-ir
// culprit: affine-expand-index-ops
// bad: --affine-expand-index-ops
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %0:2 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index)
      %1 = "affine.load"(%arg0, %0#0) <{map = #map}> : (memref<2xf32>, index) -> f32
      "affine.store"(%1, %arg0, %0#1) <{map = #map}> : (f32, memref<2xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

