// twin: C41
// same: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=1
// The result of the call is used where it is made.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "func.call"() <{callee = @f}> : () -> index
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> index, sym_name = "f", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
