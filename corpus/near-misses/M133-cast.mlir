// near-miss: M133
// expect: 7
// good: PLAIN
// same: --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" PLAIN
// A cast is a view that the analysis knows.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<2x2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<2x2xi32>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xi32>
    "memref.copy"(%1, %2) : (memref<2x2xi32>, memref<2x2xi32>) -> ()
    %3 = "memref.cast"(%2) : (memref<2x2xi32>) -> memref<2x2xi32, strided<[2, 1]>>
    %4 = "memref.load"(%3, %0, %0) : (memref<2x2xi32, strided<[2, 1]>>, index, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "memref.dealloc"(%2) : (memref<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
