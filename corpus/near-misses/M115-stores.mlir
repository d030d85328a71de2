// near-miss: M115
// expect: 0
// good: PLAIN
// same: --remove-dead-values PLAIN
// A loop without reductions.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 2]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%1: index):  // pred: ^bb0
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    "scf.parallel"(%1, %3, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg1: index):
      "memref.store"(%4, %5, %arg1) : (i32, memref<2xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %6 = "memref.load"(%5, %2) : (memref<2xi32>, index) -> i32
    "func.call"(%6) <{callee = @show}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
