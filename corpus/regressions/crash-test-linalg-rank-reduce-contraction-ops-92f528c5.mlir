// kind: crash
// culprit: test-linalg-rank-reduce-contraction-ops
// bad: '--pass-pipeline=builtin.module(func.func(test-linalg-rank-reduce-contraction-ops))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (), sym_name = "matmul"}> ({
  ^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<1x1xf32, strided<[?, 1], offset: ?>>
    "linalg.matmul"(%0, %0, %0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %1 = "arith.mulf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg3, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<1x1xf32, strided<[?, 1], offset: ?>>, memref<1x1xf32, strided<[?, 1], offset: ?>>, memref<1x1xf32, strided<[?, 1], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
