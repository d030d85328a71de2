// kind: crash
// culprit: math-expand-ops
// bad: '--pass-pipeline=builtin.module(func.func(math-expand-ops))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "func.call"() <{callee = @five}> : () -> index
    %2 = "math.ctlz"(%1) : (index) -> index
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> index, no_inline, sym_name = "five", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()

