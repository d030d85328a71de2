// kind: invalid-ir
// culprit: runRegionDCE
// bad: '--pass-pipeline=builtin.module(runRegionDCE)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "func.return"() : () -> ()
  ^bb1:  // no predecessors
    "scf.for"(%0, %0, %0) ({
    ^bb0(%arg0: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
