// near-miss: C60
// same: --transform-interpreter
// The first size fits.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi32>, i32) -> tensor<5xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<5xi32>, %arg2: i32):
    %3 = "linalg.fill"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%3) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.fill"]}> : (!transform.any_op) -> !transform.any_op
    %1:2 = "transform.structured.continuous_tile_sizes"(%0) <{dimension = 0 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>)
    %2 = "transform.structured.split"(%0, %1#1) <{dimension = 0 : i64, multiway, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

