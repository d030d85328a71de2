// kind: miscompile
// culprit: arith-int-range-narrowing
// expect: 1
// expect: 1
// expect: 1
// good: PLAIN
// bad: --arith-int-range-narrowing=int-bitwidths-supported=2,8 PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %3 = "arith.cmpi"(%arg0, %2) <{predicate = 2 : i64}> : (index, index) -> i1
      "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
