// near-miss: M136
// expect: 1
// good: PLAIN
// same: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=3 PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<i64>, sym_name = "turns", sym_visibility = "private", type = memref<i64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1048576 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %4 = "memref.get_global"() <{name = @turns}> : () -> memref<i64>
    "scf.parallel"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg0: index):
      %6 = "memref.load"(%4) : (memref<i64>) -> i64
      %7 = "arith.addi"(%6, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%7, %4) : (i64, memref<i64>) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %5 = "memref.load"(%4) : (memref<i64>) -> i64
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
