// kind: invalid-ir
// culprit: canonicalize
// bad: --canonicalize=region-simplify=aggressive
"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<4xi32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<4xi32>, %arg4: i32):
    "llvm.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "memref.store"(%arg4, %arg3, %arg1) : (i32, memref<4xi32>, index) -> ()
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "memref.store"(%arg4, %arg3, %arg2) : (i32, memref<4xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
