// near-miss: M11
// expect: ( ( 8, 1, 2, 3 ), ( 5, 6, 7, 8 ) )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=2,2}))' PLAIN
// The element that is read is never one that is written.
#map = affine_map<(d0) -> (d0 + 1, 3)>
#map1 = affine_map<(d0) -> (0, d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]> : tensor<5x4xi32>, sym_name = "a", sym_visibility = "private", type = memref<5x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<5x4xi32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg1: index):
        %4 = "affine.load"(%2, %arg1) <{map = #map}> : (memref<5x4xi32>, index) -> i32
        "affine.store"(%4, %2, %arg1) <{map = #map1}> : (i32, memref<5x4xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<5x4xi32>, index, index, i32) -> vector<2x4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<2x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
