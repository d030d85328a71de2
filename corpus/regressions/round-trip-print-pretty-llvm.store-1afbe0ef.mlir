"func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f"}> ({
^bb0(%p: !llvm.ptr, %v: i32):
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%q: !llvm.ptr):
    %c = "arith.constant"() <{value = 10 : i32}> : () -> i32
    "llvm.store"(%c, %q) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
