// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<0xi32>, %arg2: tensor<0xi32>):
    %2 = "linalg.copy"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    "func.return"(%2) : (tensor<0xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.copy"]}> : (!transform.any_op) -> !transform.any_op
    %1:3 = "transform.structured.multitile_sizes"(%0) <{dimension = 0 : i64, divisor = 1 : i64, target_size = 8 : i64}> : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
