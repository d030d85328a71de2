// near-miss: M75
// expect: 3
// good: PLAIN
// same: --sccp PLAIN
// same: --int-range-optimizations PLAIN
// What the type tells is stored, and goes into no branch.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<1xindex>, sym_name = "turn", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @turn}> : () -> memref<1xindex>
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%4: index):  // 2 preds: ^bb0, ^bb3
    %5 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %6 = "arith.cmpi"(%5, %2) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%6)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %7:4 = "memref.extract_strided_metadata"(%3) : (memref<1xindex>) -> (memref<index>, index, index, index)
    "cf.br"(%1)[^bb3] : (index) -> ()
  ^bb3(%8: index):  // pred: ^bb2
    %9 = "arith.addi"(%4, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %10 = "arith.addi"(%5, %7#2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "memref.store"(%10, %3, %0) : (index, memref<1xindex>, index) -> ()
    "cf.br"(%9)[^bb1] : (index) -> ()
  ^bb4:  // pred: ^bb1
    %11 = "arith.index_cast"(%4) : (index) -> i64
    "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
