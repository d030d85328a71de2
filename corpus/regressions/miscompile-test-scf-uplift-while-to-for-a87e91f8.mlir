// kind: miscompile
// culprit: test-scf-uplift-while-to-for
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(test-scf-uplift-while-to-for)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "scf.while"(%1) ({
    ^bb0(%arg1: index):
      %5 = "arith.cmpi"(%arg1, %1) <{predicate = 2 : i64}> : (index, index) -> i1
      "scf.condition"(%5, %arg1) : (i1, index) -> ()
    }, {
    ^bb0(%arg0: index):
      %4 = "arith.addi"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"(%4) : (index) -> ()
    }) : (index) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
