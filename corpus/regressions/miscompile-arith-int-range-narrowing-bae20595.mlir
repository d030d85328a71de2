// kind: miscompile
// culprit: arith-int-range-narrowing
// expect: 1
// good: PLAIN
// bad: --arith-int-range-narrowing=int-bitwidths-supported=64 PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> i128, no_inline, sym_name = "wide", sym_visibility = "private"}> ({
    %6 = "arith.constant"() <{value = 65 : i128}> : () -> i128
    "func.return"(%6) : (i128) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "func.call"() <{callee = @wide}> : () -> i128
    %1 = "arith.constant"() <{value = 64 : i128}> : () -> i128
    %2 = "arith.shrui"(%0, %1) : (i128, i128) -> i128
    %3 = "arith.trunci"(%2) <{overflowFlags = #arith.overflow<none>}> : (i128) -> i64
    %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "arith.cmpi"(%3, %4) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

