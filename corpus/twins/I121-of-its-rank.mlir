// twin: I121
// same: --transform-interpreter
// The slice has as many dimensions as the tensor.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<1x3xi32>, %arg2: tensor<2x3xi32>):
    %2 = "tensor.insert_slice"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%2) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["tensor.insert_slice"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.insert_slice_to_copy"(%0) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

