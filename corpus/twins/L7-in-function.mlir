// twin: L7
// same: --finalize-memref-to-llvm
// The scope stands in the function itself.
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.alloca_scope"() ({
      %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi64>
      "memref.store"(%arg1, %1, %0) : (i64, memref<1xi64>, index) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
