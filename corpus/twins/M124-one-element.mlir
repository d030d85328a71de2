// twin: M124
// expect: ( 1, 2, 1, 4, 5, 6, 5, 8, 9, 10, 11, 12 )
// good: PLAIN
// same: --affine-parallelize PLAIN
// One element at a time.
#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * 4 + 2)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01]> : tensor<12xf32>, sym_name = "a", sym_visibility = "private", type = memref<12xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<12xf32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %3 = "affine.load"(%1, %arg0) <{map = #map}> : (memref<12xf32>, index) -> f32
      "affine.store"(%3, %1, %arg0) <{map = #map1}> : (f32, memref<12xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %2 = "vector.load"(%1, %0) : (memref<12xf32>, index) -> vector<12xf32>
    "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (vector<12xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
