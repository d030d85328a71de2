// kind: miscompile
// culprit: optimize-allocation-liveness
// expect: 7
// good: PLAIN
// bad: --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.copy"(%1, %2) : (memref<2xi32>, memref<2xi32>) -> ()
    %4:2 = "memref.distinct_objects"(%2, %3) : (memref<2xi32>, memref<2xi32>) -> (memref<2xi32>, memref<2xi32>)
    %5 = "memref.load"(%4#0, %0) : (memref<2xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "memref.dealloc"(%2) : (memref<2xi32>) -> ()
    "memref.dealloc"(%3) : (memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
