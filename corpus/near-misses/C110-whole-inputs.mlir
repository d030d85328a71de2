// near-miss: C110
// same: '--pass-pipeline=builtin.module(func.func(test-linalg-data-layout-propagation))'
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi32>) -> tensor<1x1xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1xi8>, %arg1: tensor<1x1xi8>, %arg2: tensor<1x1xi32>):
    %0 = "linalg.generic"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi32>) -> tensor<1x1xi32>
    "func.return"(%0) : (tensor<1x1xi32>) -> ()
  }) : () -> ()
}) : () -> ()

