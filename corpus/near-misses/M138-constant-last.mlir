// near-miss: M138
// expect: 6
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The constant operand comes last.
#map = affine_map<()[s0, s1] -> (s0 + s1, s0 + s1 + 2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<index>, sym_name = "g", sym_visibility = "private", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "affine.min"(%3, %1) <{map = #map}> : (index, index) -> index
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["affine.min"]}> : (!transform.any_op) -> !transform.any_op
    "transform.affine.simplify_min_max_affine_ops"(%0) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
