// kind: crash
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "scf.for"(%0, %1, %1) ({
  ^bb0(%arg1: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %2 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    %3:2 = "transform.loop.outline"(%2) <{func_name = "outlined"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
