// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: --finalize-memref-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, i32, index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32, %arg2: index):
    %0 = "memref.atomic_rmw"(%arg1, %arg0, %arg2) <{kind = 5 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

