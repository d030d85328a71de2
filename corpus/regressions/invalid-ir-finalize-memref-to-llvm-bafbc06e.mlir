// kind: invalid-ir
// culprit: finalize-memref-to-llvm
// bad: '--pass-pipeline=builtin.module(finalize-memref-to-llvm{use-aligned-alloc=1})'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "t.second"(%0) ({
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1xf32>
  }) : (i32) -> i32
}) : () -> ()
