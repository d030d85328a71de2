// near-miss: M123
// expect: 18446744073709551615
// expect: 1
// good: PLAIN
// same: --scf-parallel-loop-fusion PLAIN
// All loops go through their ranges in one order.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 9 : index}> : () -> index
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xindex>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xindex>
    "scf.parallel"(%0, %0, %0, %1, %2, %2, %1, %1, %1) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %9 = "arith.subi"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "memref.store"(%9, %4, %arg7, %arg8) : (index, memref<2x2xindex>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%0, %0, %0, %1, %2, %2, %1, %1, %1) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      "memref.store"(%3, %5, %arg4, %arg5) : (index, memref<2x2xindex>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%0, %0, %0, %1, %2, %2, %1, %1, %1) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      %8 = "memref.load"(%4, %arg1, %arg2) : (memref<2x2xindex>, index, index) -> index
      "memref.store"(%8, %5, %arg1, %arg2) : (index, memref<2x2xindex>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    %6 = "memref.load"(%5, %0, %1) : (memref<2x2xindex>, index, index) -> index
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    %7 = "memref.load"(%5, %1, %0) : (memref<2x2xindex>, index, index) -> index
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
