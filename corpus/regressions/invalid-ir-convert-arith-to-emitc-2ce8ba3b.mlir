// kind: invalid-ir
// culprit: convert-arith-to-emitc
// bad: --convert-arith-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, index, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: index, %arg2: i32):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg3: i32):
      %1 = "arith.muli"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%1) : (i32) -> ()
    }) : (memref<4xi32>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
