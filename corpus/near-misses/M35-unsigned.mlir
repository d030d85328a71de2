// near-miss: M35
// expect: 1
// expect: 1
// expect: 2
// good: PLAIN
// same: --arith-int-range-narrowing=int-bitwidths-supported=1,2,4,8 PLAIN
// The greater one without signs.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3xindex>, sym_name = "r", sym_visibility = "private", type = memref<3xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %3 = "arith.maxui"(%arg0, %1) : (index, index) -> index
      "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
