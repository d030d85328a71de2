// near-miss: C110
// same: '--pass-pipeline=builtin.module(func.func(test-linalg-data-layout-propagation))'
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1xi8>, index, tensor<1xi32>) -> tensor<1xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1xi8>, %arg1: index, %arg2: tensor<1xi32>):
    %0 = "tensor.extract_slice"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi8>, index, index) -> tensor<1x?xi8>
    %1 = "linalg.generic"(%0, %arg2) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i8, %arg4: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) : (tensor<1x?xi8>, tensor<1xi32>) -> tensor<1xi32>
    "func.return"(%1) : (tensor<1xi32>) -> ()
  }) : () -> ()
}) : () -> ()

