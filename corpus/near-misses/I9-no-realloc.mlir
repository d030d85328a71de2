// near-miss: I9
// same: --pass-pipeline='builtin.module(func.func(optimize-allocation-liveness))'
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> i64, sym_name = "main"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
    "memref.store"(%1, %2, %0) : (i64, memref<?xi64>, index) -> ()
    %3 = "memref.load"(%2, %0) : (memref<?xi64>, index) -> i64
    "memref.dealloc"(%2) : (memref<?xi64>) -> ()
    "func.return"(%3) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
