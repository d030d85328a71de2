// kind: invalid-ir
// culprit: transform-interpreter
// bad: --transform-interpreter
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: index, %arg2: memref<?xindex>):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %arg1, %3) ({
    ^bb0(%arg3: index):
      "memref.store"(%arg3, %arg2, %arg3) : (index, memref<?xindex>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "outlined"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    %1:2 = "transform.loop.outline"(%0) <{func_name = "outlined"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
