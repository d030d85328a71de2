// twin: C66
// same: --transform-interpreter
// Nothing else uses it.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x2xi32>, tensor<1x3x2xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>, sym_name = "f"}> ({
  ^bb0(%arg2: tensor<1x3x2xi32>, %arg3: tensor<1x3x2xi32>, %arg4: tensor<1x3xi32>):
    %4 = "linalg.generic"(%arg2, %arg3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i32, %arg8: i32):
      %7 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %5 = "linalg.reduce"(%4, %arg4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      %6 = "arith.minsi"(%arg6, %arg5) : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (tensor<1x3x2xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    "func.return"(%5) : (tensor<1x3xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.reduce"]}> : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%0) ({
    ^bb0(%arg1: !transform.any_op):
      %1 = "transform.get_producer_of_operand"(%arg1) <{operand_number = 0 : i64}> : (!transform.any_op) -> !transform.any_op
      %2:2 = "transform.structured.tile_using_for"(%arg1) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %3:2 = "transform.structured.fuse_into_containing_op"(%1, %2#1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
