// kind: crash
// culprit: optimize-allocation-liveness
// bad: '--pass-pipeline=builtin.module(func.func(optimize-allocation-liveness))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1xf32>
    %1 = "memref.cast"(%0) : (memref<1x1xf32>) -> memref<?x?xf32>
    %2 = "memref.cast"(%1) : (memref<?x?xf32>) -> memref<1x1xf32>
    "memref.dealloc"(%0) : (memref<1x1xf32>) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %3 = "memref.cast"(%2) : (memref<1x1xf32>) -> memref<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
