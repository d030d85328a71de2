// near-miss: M11
// expect: ( ( 1, 2, 3, 4, 5, 6, 7, 8 ), ( 9, 10, 1, 2, 3, 4, 5, 6 ), ( 0, 0, 9, 10, 1, 2, 3, 4 ) )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=2,2}))' PLAIN
// The dependence goes on in both loops.
#map = affine_map<(d0, d1) -> (d0 - 1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1 + 2)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (6)>
#map4 = affine_map<() -> (1)>
#map5 = affine_map<() -> (3)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16], [0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi32>, sym_name = "a", sym_visibility = "private", type = memref<3x8xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3x8xi32>
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg1: index):
        %4 = "affine.load"(%2, %arg0, %arg1) <{map = #map}> : (memref<3x8xi32>, index, index) -> i32
        "affine.store"(%4, %2, %arg0, %arg1) <{map = #map1}> : (i32, memref<3x8xi32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map6}> : (memref<3x8xi32>, index, index, i32) -> vector<3x8xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<3x8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

