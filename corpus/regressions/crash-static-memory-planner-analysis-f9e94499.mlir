// kind: crash
// culprit: static-memory-planner-analysis
// since: 23
// bad: '--pass-pipeline=builtin.module(func.func(static-memory-planner-analysis))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex>
    "memref.dealloc"(%0) : (memref<2xindex>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
