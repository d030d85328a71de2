// kind: invalid-ir
// culprit: test-cf-assert
// bad: '--pass-pipeline=builtin.module(test-cf-assert)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "cf.assert"(%0) <{msg = "ERROR: Runtime op verification failed\0Amemref.store %5, %alloc[%arg0] : memref<4xi64>\0A^ out-of-bounds access\0ALocation: loc(\22input\22:24:9)"}> : (i1) -> ()
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
