// kind: crash
// culprit: test-scf-if-utils
// bad: '--pass-pipeline=builtin.module(test-scf-if-utils)'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = true}> : () -> i1
  "scf.if"(%0) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
