// kind: miscompile
// culprit: math-expand-ops
// expect: 6
// good: PLAIN
// bad: --math-expand-ops PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<i7>, sym_name = "g", sym_visibility = "private", type = memref<i7>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<i7>
    %1 = "memref.load"(%0) : (memref<i7>) -> i7
    %2 = "math.ctlz"(%1) : (i7) -> i7
    %3 = "arith.extui"(%2) : (i7) -> i32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
