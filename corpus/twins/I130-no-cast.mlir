// twin: I130
// same: --canonicalize
// It writes to the tensor itself.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, tensor<4xi32>, index) -> tensor<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xi32>, %arg1: tensor<4xi32>, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.create_mask"(%arg2) : (index) -> vector<8xi1>
    %2 = "vector.mask"(%1) ({
      %3 = "vector.transfer_write"(%arg0, %arg1, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<8xi32>, tensor<4xi32>, index) -> tensor<4xi32>
      "vector.yield"(%3) : (tensor<4xi32>) -> ()
    }) : (vector<8xi1>) -> tensor<4xi32>
    "func.return"(%2) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
