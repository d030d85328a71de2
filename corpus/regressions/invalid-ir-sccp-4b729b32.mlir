// kind: invalid-ir
// culprit: sccp
// bad: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xindex>, index, index) -> (), sym_name = "none"}> ({
  ^bb0(%arg0: memref<8xindex>, %arg1: index, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.subi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "scf.parallel"(%arg2, %arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg3: index):
      "memref.store"(%arg3, %arg0, %arg3) : (index, memref<8xindex>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
