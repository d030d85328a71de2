// kind: miscompile
// culprit: sccp
// expect: 1
// expect: 2
// expect: 3
// good: PLAIN
// bad: --sccp PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    "cf.br"(%1)[^bb1] : (index) -> ()
  ^bb1(%3: index):  // 2 preds: ^bb0, ^bb2
    %4 = "arith.cmpi"(%3, %2) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%4)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %5 = "memref.alloc"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %6 = "memref.dim"(%5, %0) : (memref<?xi32>, index) -> index
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "memref.dealloc"(%5) : (memref<?xi32>) -> ()
    %7 = "arith.addi"(%3, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%7)[^bb1] : (index) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

