// near-miss: M24
// expect: ( 1, 1, 1, 1 )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
// No condition around the store.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<false> : tensor<1xi1>, sym_name = "k", sym_visibility = "private", type = memref<1xi1>}> : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<4xi32>, sym_name = "r", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @k}> : () -> memref<1xi1>
    %3 = "memref.get_global"() <{name = @r}> : () -> memref<4xi32>
    %4 = "memref.load"(%2, %0) : (memref<1xi1>, index) -> i1
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      "affine.store"(%1, %3, %arg0) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "vector.load"(%3, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
