// kind: miscompile
// culprit: scf-for-loop-range-folding
// expect: 0
// expect: -1
// expect: -2
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(scf-for-loop-range-folding))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 3]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg0: index):
      %5 = "arith.muli"(%arg0, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %6 = "arith.index_cast"(%5) : (index) -> i64
      "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
