// near-miss: M108
// expect: 1
// expect: 0
// good: PLAIN
// same: --arith-int-range-narrowing=int-bitwidths-supported=2 --int-range-optimizations PLAIN
// Without the flag it may wrap in the narrow type, too.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %3 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %4 = "arith.cmpi"(%3, %2) <{predicate = 6 : i64}> : (index, index) -> i1
      "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
