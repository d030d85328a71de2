// near-miss: M87
// expect: 2
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
// One name of the global.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<2xi64>, sym_name = "r", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @r}> : () -> memref<2xi64>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      "affine.store"(%1, %3, %arg0) <{map = #map}> : (i64, memref<2xi64>, index) -> ()
      "affine.store"(%2, %3, %arg0) <{map = #map}> : (i64, memref<2xi64>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "memref.load"(%3, %0) : (memref<2xi64>, index) -> i64
    "func.call"(%4) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

