// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, index, index, index) -> tensor<?x?xi32>, sym_name = "f"}> ({
  ^bb0(%arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: tensor<4x4xi32>, %arg5: index, %arg6: index, %arg7: index):
    %5 = "tensor.extract_slice"(%arg2, %arg5, %arg7) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>
    %6 = "tensor.extract_slice"(%arg3, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>
    %7 = "tensor.extract_slice"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xi32>, index, index) -> tensor<?x?xi32>
    %8 = "linalg.matmul"(%5, %6, %7) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: i32, %arg9: i32, %arg10: i32):
      %9 = "arith.muli"(%arg8, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.addi"(%arg10, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%10) : (i32) -> ()
    }) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    "func.return"(%8) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    "transform.sequence"(%0) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %1:3 = "transform.structured.tile_using_for"(%arg1) <{scalable_sizes = array<i1: false, false>, static_sizes = array<i64: 5, 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %2:3 = "transform.structured.pad"(%1#0) <{copy_back_op = "none", nofold_flags = [1, 1, 0], padding_dimensions = [0, 1], padding_values = [], static_pad_to_multiple_of = array<i64: 2, 3>, transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %3 = "transform.get_producer_of_operand"(%2#0) <{operand_number = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      %4 = "transform.structured.hoist_pad"(%3) <{num_loops = 2 : i64, transpose = array<i64: 1, 0>}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

