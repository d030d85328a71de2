// kind: miscompile
// culprit: loop-invariant-code-motion
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(loop-invariant-code-motion)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %0, %2) ({
    ^bb0(%arg0: index):
      %3 = "arith.floordivsi"(%1, %1) : (i16, i16) -> i16
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
