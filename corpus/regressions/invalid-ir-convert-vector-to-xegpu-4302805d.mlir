// kind: invalid-ir
// culprit: convert-vector-to-xegpu
// bad: --convert-vector-to-xegpu
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5xindex>, index) -> vector<5xindex>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<5xindex>, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.transfer_read"(%arg0, %arg1, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<5xindex>, index, index) -> vector<5xindex>
    "func.return"(%1) : (vector<5xindex>) -> ()
  }) : () -> ()
}) : () -> ()
