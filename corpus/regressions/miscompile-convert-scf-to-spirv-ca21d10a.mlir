// kind: miscompile
// culprit: convert-scf-to-spirv
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-scf-to-spirv)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "scf.for"(%0, %0, %2, %1) ({
    ^bb0(%arg0: index, %arg1: i32):
      "scf.yield"(%1) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
