// kind: crash
// culprit: ownership-based-buffer-deallocation
// bad: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=1
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "func.call"() <{callee = @g6}> : () -> index
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> index, sym_name = "g6", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
