// since: 24
// kind: invalid-ir
// culprit: transform-interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<0xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg3: tensor<0xi32>):
    %6 = "linalg.copy"(%arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.copy"]}> : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%0) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.sequence"(%arg1) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
      ^bb0(%arg2: !transform.any_op):
        %1:3 = "transform.structured.multitile_sizes"(%arg2) <{dimension = 0 : i64, divisor = 1 : i64, target_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        %2 = "transform.structured.split"(%arg2, %1#2) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
        %3:2 = "transform.split_handle"(%2) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        %4:2 = "transform.structured.tile_using_for"(%3#0, %1#0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, scalable_sizes = array<i1: false>, static_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
        %5:2 = "transform.structured.tile_using_for"(%3#1, %1#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, scalable_sizes = array<i1: false>, static_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
        "transform.yield"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
