// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: --finalize-memref-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> memref<2xf32>, sym_name = "f"}> ({
    %0 = "memref.alloca_scope"() ({
      %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      "memref.alloca_scope.return"(%1) : (memref<2xf32>) -> ()
    }) : () -> memref<2xf32>
    "func.return"(%0) : (memref<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
