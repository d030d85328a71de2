// kind: crash
// culprit: flatten-memref
// bad: --flatten-memref
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4xi32>, index, i32) -> vector<2x4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x4xi32>, %arg1: index, %arg2: i32):
    %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x4xi32>, index, index, i32) -> vector<2x4xi32>
    "func.return"(%0) : (vector<2x4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
