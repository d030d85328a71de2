// near-miss: M6
// expect: ( 100, 200, 300 )
// good: PLAIN
// same: '--affine-super-vectorize=virtual-vector-size=4' PLAIN
// Nothing is divided.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[100, 200, 300]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[7, -2, 3]> : tensor<3xi32>, sym_name = "d", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "r", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %2 = "memref.get_global"() <{name = @d}> : () -> memref<3xi32>
    %3 = "memref.get_global"() <{name = @r}> : () -> memref<3xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%1, %arg0) <{map = #map}> : (memref<3xi32>, index) -> i32
      %6 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<3xi32>, index) -> i32
      %7 = "arith.maxsi"(%5, %6) : (i32, i32) -> i32
      "affine.store"(%7, %3, %arg0) <{map = #map}> : (i32, memref<3xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%3, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
