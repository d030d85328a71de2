// kind: invalid-ir
// culprit: test-cf-assert
// bad: '--pass-pipeline=builtin.module(test-cf-assert)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.for"(%1, %1, %1) ({
    ^bb0(%arg0: index):
      "cf.assert"(%0) <{msg = "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22input\22:48:10)"}> : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
