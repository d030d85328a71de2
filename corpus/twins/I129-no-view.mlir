// twin: I129
// same: --fold-memref-alias-ops
// It reads from the buffer itself.
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xi32>, index, index) -> vector<8xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x4xi32>, %arg1: index, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "vector.create_mask"(%arg2) : (index) -> vector<8xi1>
    %3 = "vector.mask"(%2) ({
      %4 = "vector.transfer_read"(%arg0, %arg2, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x4xi32>, index, index, i32) -> vector<8xi32>
      "vector.yield"(%4) : (vector<8xi32>) -> ()
    }) : (vector<8xi1>) -> vector<8xi32>
    "func.return"(%3) : (vector<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
