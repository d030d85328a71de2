// kind: invalid-ir
// culprit: test-cf-assert
// bad: '--pass-pipeline=builtin.module(test-cf-assert)'
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "g14"}> ({
    %0 = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
    %1 = "arith.constant"() <{value = true}> : () -> i1
    "emitc.for"(%0, %0, %0) ({
    ^bb0(%arg0: !emitc.size_t):
      "cf.assert"(%1) <{msg = "ERROR: Runtime op verification failed\0A%extracted = tensor.extract %cast[%39, %40] : tensor<?x2xi32>\0A^ out-of-bounds access\0ALocation: loc(\22input\22:59:22)"}> : (i1) -> ()
      "emitc.yield"() : () -> ()
    }) : (!emitc.size_t, !emitc.size_t, !emitc.size_t) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
