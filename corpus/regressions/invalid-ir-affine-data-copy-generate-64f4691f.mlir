// kind: invalid-ir
// culprit: affine-data-copy-generate
// bad: --pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))
#map = affine_map<() -> ()>
#map1 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<index>, memref<2xf32>) -> f32, sym_name = "element"}> ({
  ^bb0(%arg0: memref<index>, %arg1: memref<2xf32>):
    %0 = "affine.load"(%arg0) <{map = #map}> : (memref<index>) -> index
    %1 = "affine.load"(%arg1, %0) <{map = #map1}> : (memref<2xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
