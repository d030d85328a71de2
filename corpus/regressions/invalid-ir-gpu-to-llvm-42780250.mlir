// kind: invalid-ir
// culprit: gpu-to-llvm
// bad: '--pass-pipeline=builtin.module(gpu-to-llvm)'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "t.second"(%0) ({
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1xf32>
    %3 = "affine.load"(%2) <{map = affine_map<() -> (1, 1)>}> : (memref<1x1xf32>) -> f32
    "t.inside"(%0, %3) : (i32, f32) -> ()
  }) : (i32) -> i32
}) : () -> ()
