// kind: invalid-ir
// culprit: lower-host-to-llvm
// bad: '--pass-pipeline=builtin.module(lower-host-to-llvm)'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "t.second"(%0) ({
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1xf32>
  }) : (i32) -> i32
}) : () -> ()
