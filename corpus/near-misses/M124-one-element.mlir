// near-miss: M124
// expect: ( 16, 17, 16, 19, 20, 21, 20, 23 )
// good: PLAIN
// same: --affine-parallelize --lower-affine --canonicalize --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,2 PLAIN
// One element at a time.
#map = affine_map<(d0, d1) -> (d0 * 16 + d1 * 4)>
#map1 = affine_map<(d0, d1) -> (d0 * 16 + d1 * 4 + 2)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (2)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 16 : index}> : () -> index
    %3 = "arith.constant"() <{value = 34 : index}> : () -> index
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<34xi32>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg2: index):
      %7 = "arith.index_cast"(%arg2) : (index) -> i32
      "memref.store"(%7, %4, %arg2) : (i32, memref<34xi32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg1: index):
        %6 = "affine.load"(%4, %arg0, %arg1) <{map = #map}> : (memref<34xi32>, index, index) -> i32
        "affine.store"(%6, %4, %arg0, %arg1) <{map = #map1}> : (i32, memref<34xi32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "vector.load"(%4, %2) : (memref<34xi32>, index) -> vector<8xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
