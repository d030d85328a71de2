// near-miss: M59
// expect: ( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=3}))' PLAIN
// Step 1.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (12)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<12xi32>, sym_name = "a", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<12xi32>, sym_name = "o", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %2 = "memref.get_global"() <{name = @o}> : () -> memref<12xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%1, %arg0) <{map = #map}> : (memref<12xi32>, index) -> i32
      "affine.store"(%4, %2, %arg0) <{map = #map}> : (i32, memref<12xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%2, %0) : (memref<12xi32>, index) -> vector<12xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<12xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
