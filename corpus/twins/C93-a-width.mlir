// twin: C93
// expect: 29
// good: PLAIN
// same: --math-expand-ops PLAIN
// 32 bits, 29 of which are zeros in front of 5.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "func.call"() <{callee = @five}> : () -> i32
    %2 = "math.ctlz"(%1) : (i32) -> i32
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, no_inline, sym_name = "five", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

