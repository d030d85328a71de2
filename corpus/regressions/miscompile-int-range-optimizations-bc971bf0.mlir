// kind: miscompile
// culprit: int-range-optimizations
// expect: -64
// good: PLAIN
// bad: --int-range-optimizations PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 2 : i8}> : () -> i8
    %2 = "arith.ceildivsi"(%0, %1) : (i8, i8) -> i8
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
