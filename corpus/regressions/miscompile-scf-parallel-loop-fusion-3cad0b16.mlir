// kind: miscompile
// culprit: scf-parallel-loop-fusion
// expect: 1
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(scf-parallel-loop-fusion)' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xi8>
    "scf.parallel"(%1, %1, %2, %2, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "memref.store"(%0, %5, %arg2, %arg3) : (i8, memref<2x2xi8>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %2, %2, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg0: index, %arg1: index):
      "memref.store"(%4, %5, %arg1, %arg0) : (i8, memref<2x2xi8>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %6 = "memref.load"(%5, %3, %1) : (memref<2x2xi8>, index, index) -> i8
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
