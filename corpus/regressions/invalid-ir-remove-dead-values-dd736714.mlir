// kind: invalid-ir
// culprit: remove-dead-values
// bad: --remove-dead-values
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi32>, i32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<1xi32>, %arg1: i32, %arg2: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = true}> : () -> i1
    "cf.cond_br"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"(%arg1)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg2)[^bb3] : (i32) -> ()
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    "memref.store"(%2, %arg0, %0) : (i32, memref<1xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
