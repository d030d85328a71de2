// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: --finalize-memref-to-llvm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xf32, 1>
    "memref.dealloc"(%0) : (memref<1xf32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
