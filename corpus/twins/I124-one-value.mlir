// twin: I124
// same: --transform-interpreter
// Every element gets the same constant.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi32>, i32) -> tensor<5xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<3xi32>, %arg2: i32):
    %2 = "tensor.pad"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 1>}> ({
    ^bb0(%arg3: index):
      %3 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "tensor.yield"(%3) : (i32) -> ()
    }) : (tensor<3xi32>) -> tensor<5xi32>
    "func.return"(%2) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["tensor.pad"]}> : (!transform.any_op) -> !transform.any_op
    %1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "memref.alloc", memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

