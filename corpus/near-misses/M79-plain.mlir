// near-miss: M79
// expect: ( ( 0, 1 ), ( 0, 3 ) )
// good: PLAIN
// same: --linalg-specialize-generic-ops PLAIN
// same: --linalg-morph-ops=generic-to-named PLAIN
// The second operand is not transposed.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "x", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[0, 1], [0, 0]]> : tensor<2x2xi32>, sym_name = "y", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @x}> : () -> memref<2x2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %4 = "memref.get_global"() <{name = @y}> : () -> memref<2x2xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %6 = "tensor.empty"() : () -> tensor<2x2xi32>
    %7 = "linalg.fill"(%1, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<2x2xi32>) -> tensor<2x2xi32>
    %8 = "linalg.generic"(%3, %5, %7) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %10 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.addi"(%arg2, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %9 = "vector.transfer_read"(%8, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
