// near-miss: M17
// expect: 0
// expect: 2
// expect: 4
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(scf-for-loop-range-folding))' PLAIN
// The factor is 2.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 3]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg0: index):
      %6 = "arith.muli"(%arg0, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %7 = "arith.index_cast"(%6) : (index) -> i64
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
