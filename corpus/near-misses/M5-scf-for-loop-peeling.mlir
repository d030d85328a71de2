// near-miss: M5
// expect: 7
// good: PLAIN
// same: '--scf-for-loop-peeling=peel-front=true' PLAIN
// The loop has a turn.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<index>, sym_name = "n", sym_visibility = "private", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %6 = "scf.for"(%0, %1, %1, %4) ({
    ^bb0(%arg0: index, %arg1: i32):
      "scf.yield"(%5) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
