// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x4xi32>) -> tensor<?x2x4xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<6x4xi32>):
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "tensor.expand_shape"(%arg1) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 3, 2, 4>}> : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
    %3 = "tensor.extract_slice"(%2, %1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xi32>, index) -> tensor<?x2x4xi32>
    "func.return"(%3) : (tensor<?x2x4xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
