// kind: invalid-ir
// culprit: sccp
// bad: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %2 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
      "async.yield"(%2) : (i32) -> ()
    }) : () -> (!async.token, !async.value<i32>)
    %1 = "async.await"(%0#1) : (!async.value<i32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
