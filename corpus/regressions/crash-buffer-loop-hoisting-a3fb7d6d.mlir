// kind: crash
// culprit: buffer-loop-hoisting
// bad: '--pass-pipeline=builtin.module(func.func(buffer-loop-hoisting))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f0"}> ({
    "ub.unreachable"() : () -> ()
  ^bb1:  // no predecessors
    "ub.unreachable"() : () -> ()
  ^bb2:  // no predecessors
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb5
    "cf.cond_br"(%0)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb2, ^bb4
    "cf.cond_br"(%0)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "cf.br"()[^bb3] : () -> ()
  ^bb5:  // pred: ^bb3
    "cf.br"()[^bb1] : () -> ()
  ^bb6:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
