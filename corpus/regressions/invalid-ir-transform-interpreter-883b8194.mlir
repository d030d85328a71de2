// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi32>, tensor<4x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<3x4xi32>, %arg2: tensor<4x2xi32>, %arg3: tensor<3x2xi32>):
    %2 = "linalg.matmul"(%arg1, %arg2, %arg3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
      %3 = "arith.muli"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%arg6, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<3x4xi32>, tensor<4x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    "func.return"(%2) : (tensor<3x2xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %1:4 = "transform.structured.split_reduction"(%0) <{insert_split_dimension = 0 : i64, split_factor = 2 : i64, use_scaling_algorithm}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
