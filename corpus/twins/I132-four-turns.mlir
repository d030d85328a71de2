// twin: I132
// same: --transform-interpreter
// The inner loop has four turns.
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4x4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: index, %arg2: memref<4x4xi32>):
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "scf.for"(%3, %arg1, %4) ({
    ^bb0(%arg3: index):
      "scf.for"(%3, %5, %4) ({
      ^bb0(%arg4: index):
        "memref.store"(%6, %arg2, %arg3, %arg4) : (i32, memref<4x4xi32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    %1:2 = "transform.split_handle"(%0) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = "transform.loop.coalesce"(%1#1) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
