// near-miss: M22
// expect: ( 1, 2, 3, 4 )
// good: PLAIN
// same: --affine-super-vectorize=virtual-vector-size=4 PLAIN
// The loop ends where the buffers end.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<4xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%1, %arg0) <{map = #map}> : (memref<4xi32>, index) -> i32
      "affine.store"(%4, %2, %arg0) <{map = #map}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%2, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<9> : tensor<4xi32>, sym_name = "b", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
}) : () -> ()
