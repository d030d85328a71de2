// near-miss: C76
// since: 23
// same: '--pass-pipeline=builtin.module(func.func(static-memory-planner-analysis))'
// Elements are integers.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    "memref.dealloc"(%0) : (memref<2xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
