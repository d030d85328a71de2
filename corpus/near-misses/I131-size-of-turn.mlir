// near-miss: I131
// same: --transform-interpreter
// Its size is another one in each turn.
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<?xi32>) -> tensor<?xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: index, %arg2: tensor<?xi32>):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "scf.for"(%2, %arg1, %3, %arg2) ({
    ^bb0(%arg3: index, %arg4: tensor<?xi32>):
      %5 = "tensor.empty"(%arg3) : (index) -> tensor<?xi32>
      %6 = "linalg.copy"(%arg4, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg5: i32, %arg6: i32):
        "linalg.yield"(%arg5) : (i32) -> ()
      }) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
      "scf.yield"(%6) : (tensor<?xi32>) -> ()
    }) : (index, index, index, tensor<?xi32>) -> tensor<?xi32>
    "func.return"(%4) : (tensor<?xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["tensor.empty"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.tensor.make_loop_independent"(%0) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
