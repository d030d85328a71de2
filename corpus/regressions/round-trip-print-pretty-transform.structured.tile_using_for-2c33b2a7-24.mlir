"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {transform.readonly}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0:2 = "transform.structured.tile_using_for"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, scalable_sizes = array<i1: true>, static_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
