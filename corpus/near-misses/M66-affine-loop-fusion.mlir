// near-miss: M66
// expect: 7
// good: PLAIN
// same: --affine-loop-fusion PLAIN
// What the second loop reads is one element in each turn.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<() -> (1)>
#map4 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "memref.store"(%5, %2, %1) : (i32, memref<4xi32>, index) -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      "affine.store"(%6, %2, %arg1) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
      "affine.store"(%6, %3, %arg1) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg0: index):
      %8 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<4xi32>, index) -> i32
      %9 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<4xi32>, index) -> i32
      %10 = "arith.addi"(%8, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%10, %4, %arg0) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %7 = "memref.load"(%2, %1) : (memref<4xi32>, index) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
