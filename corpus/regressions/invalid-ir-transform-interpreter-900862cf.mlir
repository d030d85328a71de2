// kind: invalid-ir
// culprit: transform-interpreter
// since: 23
// bad: '--pass-pipeline=builtin.module(transform-interpreter)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!emitc.size_t) -> (i32, i32), sym_name = "g12"}> ({
  ^bb0(%arg1: !emitc.size_t):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "func.return"(%0, %0) : (i32, i32) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_conversion_patterns"(%arg0) <{legal_dialects = ["llvm"], partial_conversion, preserve_handles}> ({
      "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
