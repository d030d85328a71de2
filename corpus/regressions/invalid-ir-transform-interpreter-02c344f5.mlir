// kind: invalid-ir
// culprit: transform-interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xi32>, tensor<1x2xi32>, tensor<2x1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg3: tensor<2x2xi32>, %arg4: tensor<1x2xi32>, %arg5: tensor<2x1xi32>):
    %2 = "linalg.generic"(%arg3, %arg4, %arg5) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: i32, %arg7: i32, %arg8: i32):
      %3 = "arith.muli"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%arg8, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%0) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.sequence"(%arg1) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
      ^bb0(%arg2: !transform.any_op):
        %1 = "transform.structured.specialize"(%arg2) : (!transform.any_op) -> !transform.any_op
        "transform.yield"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
