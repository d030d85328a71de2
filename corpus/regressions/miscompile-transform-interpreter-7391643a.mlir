// kind: miscompile
// culprit: transform-interpreter
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<index>, sym_name = "g9", type = memref<index>}> : () -> ()
  "memref.global"() <{sym_name = "g11", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g9}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "arith.constant"() <{value = 4611686018427387903 : index}> : () -> index
    "scf.for"(%3, %1, %4) ({
    ^bb0(%arg1: index):
      %5 = "memref.get_global"() <{name = @g11}> : () -> memref<index>
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    "transform.loop.unroll"(%0) <{factor = 4 : i64}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
