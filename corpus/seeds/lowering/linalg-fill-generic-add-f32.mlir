// expect: ( ( 1.25, 2.5 ), ( -0.5, 0.25 ), ( 0.625, 4.5 ) )
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -2.000000e+00, 2.500000e-01], [4.000000e+00, -5.000000e-01, 8.000000e+00]]> : tensor<2x3xf32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xf32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tensor.empty"() : () -> tensor<3x2xf32>
    %5 = "linalg.fill"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<3x2xf32>) -> tensor<3x2xf32>
    %6 = "linalg.generic"(%3, %5) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: f32, %arg1: f32):
      %8 = "arith.mulf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%8, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %7 = "vector.transfer_read"(%6, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<3x2xf32>, index, index, f32) -> vector<3x2xf32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
