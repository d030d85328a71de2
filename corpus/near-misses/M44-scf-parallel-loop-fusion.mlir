// near-miss: M44
// expect: 1
// expect: 0
// good: PLAIN
// same: --scf-parallel-loop-fusion PLAIN
// Between the loops there is a store.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg2: index):
      "memref.store"(%4, %6, %arg2) : (i64, memref<4xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.store"(%4, %6, %3) : (i64, memref<4xi64>, index) -> ()
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg1: index):
      %12 = "arith.addi"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %13 = "memref.atomic_rmw"(%5, %6, %12) <{kind = 1 : i64}> : (i64, memref<4xi64>, index) -> i64
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.store"(%4, %6, %0) : (i64, memref<4xi64>, index) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg0: index):
      %10 = "arith.addi"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %11 = "memref.atomic_rmw"(%4, %6, %10) <{kind = 1 : i64}> : (i64, memref<4xi64>, index) -> i64
      "memref.store"(%11, %7, %arg0) : (i64, memref<2xi64>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "memref.load"(%7, %0) : (memref<2xi64>, index) -> i64
    %9 = "memref.load"(%7, %1) : (memref<2xi64>, index) -> i64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
