// near-miss: M61
// expect: ( 4, -1, 7 )
// good: PLAIN
// same: --affine-loop-fusion PLAIN
// No call in the first loop.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (6)>
#map3 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, -1, 7, 3, 0, -8]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "r", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    "vector.print"(%arg2) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<3xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %6 = "affine.load"(%1, %arg1) <{map = #map}> : (memref<6xi32>, index) -> i32
      "affine.store"(%6, %3, %arg1) <{map = #map}> : (i32, memref<6xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%3, %arg0) <{map = #map}> : (memref<6xi32>, index) -> i32
      "affine.store"(%5, %2, %arg0) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "memref.dealloc"(%3) : (memref<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
