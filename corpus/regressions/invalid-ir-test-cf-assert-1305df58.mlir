// kind: invalid-ir
// culprit: test-cf-assert
// bad: '--pass-pipeline=builtin.module(test-cf-assert)'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = true}> : () -> i1
  "cf.assert"(%0) <{msg = "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22input\22:10:3)"}> : (i1) -> ()
}) : () -> ()
