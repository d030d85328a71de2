// near-miss: I140
// same: --affine-loop-coalescing
// Both loops count in index.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xindex>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg2: index):
        %6 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        "memref.store"(%arg1, %arg0, %6) : (index, memref<4xindex>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
