// near-miss: M155
// expect: ( 0, 5, 5 )
// good: PLAIN
// same: --affine-parallelize PLAIN
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (1)>
#map3 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %1 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%0, %arg0) <{map = #map}> : (memref<3xi32>, index) -> i32
      "affine.store"(%4, %1, %arg0) <{map = #map1}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "vector.load"(%1, %2) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

