// kind: miscompile
// culprit: convert-index-to-llvm
// expect: 9223372036854775807
// good: --inline --canonicalize PLAIN
// bad: PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> index, sym_name = "div", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %3 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
    "func.return"(%3) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = -9223372036854775807 : index}> : () -> index
    %1 = "arith.constant"() <{value = -1 : index}> : () -> index
    %2 = "func.call"(%0, %1) <{callee = @div}> : (index, index) -> index
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

