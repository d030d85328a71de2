// kind: invalid-ir
// culprit: ownership-based-buffer-deallocation
// bad: --ownership-based-buffer-deallocation
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, vector<4xi1>, index, vector<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: vector<4xi1>, %arg2: index, %arg3: vector<4xf32>):
    "vector.mask"(%arg1) ({
      "vector.transfer_write"(%arg3, %arg0, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<4xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
