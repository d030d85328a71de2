// near-miss: M19
// expect: ( 3001, 10, 100 )
// good: PLAIN
// same: --affine-loop-fusion PLAIN
// What the second loop writes is not what the first one reads.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 10, 100]> : tensor<3xi32>, sym_name = "c", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1000 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %3 = "memref.get_global"() <{name = @c}> : () -> memref<3xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg1: index):
      %7 = "affine.load"(%3, %arg1) <{map = #map}> : (memref<3xi32>, index) -> i32
      "affine.store"(%7, %2, %arg1) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%2) <{map = #map1}> : (memref<3xi32>) -> i32
      %6 = "arith.addi"(%5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%6, %2) <{map = #map1}> : (i32, memref<3xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
