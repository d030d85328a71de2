// kind: invalid-ir
// culprit: expand-realloc
// bad: '--pass-pipeline=builtin.module(expand-realloc)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi64>
    "memref.store"(%1, %2, %0) : (i64, memref<3xi64>, index) -> ()
    %3 = "memref.realloc"(%2) : (memref<3xi64>) -> memref<2xi64>
    %4 = "memref.load"(%3, %0) : (memref<2xi64>, index) -> i64
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "memref.dealloc"(%3) : (memref<2xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

