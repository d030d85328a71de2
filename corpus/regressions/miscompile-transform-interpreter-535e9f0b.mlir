// kind: miscompile
// culprit: transform-interpreter
// expect: 0
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: '--pass-pipeline=builtin.module(transform-interpreter,test-transform-dialect-erase-schedule)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "tensor.generate"() ({
    ^bb0(%arg1: index):
      "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
      "tensor.yield"(%0) : (i1) -> ()
    }) : () -> tensor<1xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_patterns"(%arg0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
