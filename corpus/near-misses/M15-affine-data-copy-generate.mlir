// near-miss: M15
// expect: ( 9, 9, 9, 9 )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
// The inner loop has a turn each time, so that all elements are written.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<(d0) -> (1)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "b", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<4xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      "affine.for"(%arg0) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg1: index):
        "affine.store"(%1, %2, %arg0) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%2, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
