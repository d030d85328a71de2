// kind: invalid-ir
// culprit: linalg-specialize-generic-ops
// bad: --linalg-specialize-generic-ops
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi32>, tensor<5x4xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x4xi32>, %arg1: tensor<5x4xi32>, %arg2: tensor<3x5xi32>):
    %0 = "linalg.generic"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      %1 = "arith.muli"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<3x4xi32>, tensor<5x4xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) : () -> ()

