// expect: ( 0.25, 8, -0, 12, 14, 0.25, 16, 18, 20, -22, 0.25, 0.25 )
#map = affine_map<(d0) -> (d0 * 4 + 3)>
#map1 = affine_map<(d0) -> (d0 * 5 + 1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.000000e+00, -2.000000e+00, 5.000000e-01, 4.000000e+00, -0.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, -1.100000e+01, 1.200000e+01]> : tensor<12xf32>, sym_name = "a", sym_visibility = "private", type = memref<12xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<2.500000e-01> : tensor<12xf32>, sym_name = "r", sym_visibility = "private", type = memref<12xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<12xf32>
    %3 = "memref.get_global"() <{name = @r}> : () -> memref<12xf32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      %5 = "affine.vector_load"(%2, %arg0) <{map = #map}> : (memref<12xf32>, index) -> vector<4xf32>
      %6 = "arith.mulf"(%5, %1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      "affine.vector_store"(%6, %3, %arg0) <{map = #map1}> : (vector<4xf32>, memref<12xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%3, %0) : (memref<12xf32>, index) -> vector<12xf32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<12xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
