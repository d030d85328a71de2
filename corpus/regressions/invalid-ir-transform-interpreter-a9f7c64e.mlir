// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2xi32>) -> tensor<3x2xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<3x2xi32>):
    %2 = "arith.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "linalg.transpose"(%2, %arg1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    "func.return"(%3) : (tensor<3x2xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.transpose"]}> : (!transform.any_op) -> !transform.any_op
    %1:3 = "transform.structured.pad"(%0) <{copy_back_op = "none", nofold_flags = [], padding_dimensions = [0], padding_values = [], static_pad_to_multiple_of = array<i64: 2>, transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
