// near-miss: M51
// expect: 3
// expect: 3
// expect: 3
// good: PLAIN
// same: --sccp PLAIN
// The size is loaded: nothing is believed of it.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<3> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    "cf.br"(%1)[^bb1] : (index) -> ()
  ^bb1(%5: index):  // 2 preds: ^bb0, ^bb2
    %6 = "arith.cmpi"(%5, %2) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%6)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %7 = "memref.alloc"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %8 = "memref.dim"(%7, %0) : (memref<?xi32>, index) -> index
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "memref.dealloc"(%7) : (memref<?xi32>) -> ()
    %9 = "arith.addi"(%5, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%9)[^bb1] : (index) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
