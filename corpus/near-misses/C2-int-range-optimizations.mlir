// near-miss: C2
// same: --mlir-disable-threading --int-range-optimizations
// Both bounds are constant.
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (7)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> i64, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64):
    %0 = "affine.for"(%arg0, %arg1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index, %arg3: i64):
      "affine.yield"(%arg3) : (i64) -> ()
    }) : (index, i64) -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
