// kind: invalid-ir
// culprit: affine-parallelize
// bad: '--pass-pipeline=builtin.module(func.func(affine-parallelize{parallel-reductions=1}))'
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (11)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<11xi32>, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<11xi32>, %arg1: i32):
    %0 = "affine.for"(%arg1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index, %arg3: i32):
      %1 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<11xi32>, index) -> i32
      %2 = "arith.maxsi"(%arg3, %1) : (i32, i32) -> i32
      "affine.yield"(%2) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
