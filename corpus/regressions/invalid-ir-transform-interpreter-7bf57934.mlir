// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: index, %arg2: i64):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %arg1, %3) ({
    ^bb0(%arg3: index):
      %4 = "memref.alloca"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
      "memref.store"(%arg2, %4, %arg3) : (i64, memref<?xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["memref.alloca"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.memref.make_loop_independent"(%0) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
