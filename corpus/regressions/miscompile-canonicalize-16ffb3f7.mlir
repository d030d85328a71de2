// kind: miscompile
// culprit: canonicalize
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(canonicalize)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> i1, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %3 = "index.constant"() <{value = 0 : index}> : () -> index
    %4 = "index.sub"(%arg0, %arg1) : (index, index) -> index
    %5 = index.cmp slt(%4, %3)
    "func.return"(%5) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "index.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %1 = "index.constant"() <{value = 1 : index}> : () -> index
    %2 = "func.call"(%0, %1) <{callee = @f}> : (index, index) -> i1
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
