// kind: crash
// culprit: int-range-optimizations
// bad: --int-range-optimizations
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "async.yield"(%1) : (i32) -> ()
    }) : () -> (!async.token, !async.value<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
