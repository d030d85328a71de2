// kind: invalid-ir
// culprit: convert-vector-to-xegpu
// bad: --convert-vector-to-xegpu
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6xi32>, vector<6xi1>, index, i32) -> vector<6xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<6xi32>, %arg1: vector<6xi1>, %arg2: index, %arg3: i32):
    %0 = "vector.mask"(%arg1) ({
      %1 = "vector.transfer_read"(%arg0, %arg2, %arg3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<6xi32>, index, i32) -> vector<6xi32>
      "vector.yield"(%1) : (vector<6xi32>) -> ()
    }) : (vector<6xi1>) -> vector<6xi32>
    "func.return"(%0) : (vector<6xi32>) -> ()
  }) : () -> ()
}) : () -> ()
