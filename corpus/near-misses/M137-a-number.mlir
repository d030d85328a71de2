// near-miss: M137
// expect: 5
// good: PLAIN
// same: --ownership-based-buffer-deallocation PLAIN
// Poison that is no buffer.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
