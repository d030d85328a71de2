// near-miss: I137
// same: '--pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=1 max-num-rewrites=1}))'
// linalg.generic may have operands of which one says a size that another leaves open.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xi32>, tensor<3x?xi32>) -> tensor<3x2xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xi32>, %arg1: tensor<3x?xi32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (tensor<?x3xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
    %1 = "tensor.cast"(%0) : (tensor<3x?xi32>) -> tensor<3x2xi32>
    "func.return"(%1) : (tensor<3x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
