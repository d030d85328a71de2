// near-miss: M118
// since: 23
// expect: 1
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(static-memory-planner-analysis))' PLAIN
// An element has eight bits.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi8>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi8>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg1: index):
      "memref.store"(%4, %6, %arg1) : (i8, memref<8xi8>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg0: index):
      "memref.store"(%5, %7, %arg0) : (i8, memref<8xi8>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "memref.load"(%6, %2) : (memref<8xi8>, index) -> i8
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "memref.dealloc"(%6) : (memref<8xi8>) -> ()
    "memref.dealloc"(%7) : (memref<8xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
