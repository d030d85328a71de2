// kind: invalid-ir
// culprit: affine-loop-coalescing
// bad: --affine-loop-coalescing
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
      "scf.for"(%3, %5, %4) ({
      ^bb0(%arg2: i32):
        %6 = "arith.index_castui"(%arg2) : (i32) -> index
        "memref.store"(%arg1, %arg0, %6) : (index, memref<4xindex>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
