// kind: miscompile
// culprit: remove-dead-values
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.call"() <{callee = @async_value_operands}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "async_value_operands"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%0) : (f32) -> ()
    }) : () -> (!async.token, !async.value<f32>)
    %2 = "async.execute"(%1#1) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg0: f32):
      "async.yield"() : () -> ()
    }) : (!async.value<f32>) -> !async.token
    "async.await"(%2) : (!async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
