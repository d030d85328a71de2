// kind: miscompile
// culprit: remove-dead-values
// expect: 
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(remove-dead-values)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%0) : (i32) -> ()
    }) : () -> (!async.token, !async.value<i32>)
    %2:2 = "async.execute"(%1#0, %1#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32):
      "async.yield"(%0) : (i32) -> ()
    }) : (!async.token, !async.value<i32>) -> (!async.token, !async.value<i32>)
    %3 = "async.await"(%2#1) : (!async.value<i32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
