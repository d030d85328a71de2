// kind: miscompile
// culprit: transform-interpreter
// expect: 0
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: '--pass-pipeline=builtin.module(transform-interpreter,test-transform-dialect-erase-schedule)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %2 = "tensor.generate"() ({
    ^bb0(%arg1: index, %arg2: index):
      "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "tensor.yield"(%1) : (bf16) -> ()
    }) : () -> tensor<1x1xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %3 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%3) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive}> : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
