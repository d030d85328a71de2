// near-miss: M168
// expect: ( ( 0 ), ( 0 ) )
// expect: ( ( -128 ), ( 127 ) )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(test-linalg-rank-reduce-contraction-ops))' PLAIN
// The bytes are signed.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128], [127]]> : tensor<2x1xi8>, sym_name = "a", type = memref<2x1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1x1xi8>, sym_name = "b", type = memref<1x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<0> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %3 = "arith.constant"() <{value = dense<0> : vector<2x1xi32>}> : () -> vector<2x1xi32>
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x1xi8>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x1xi8>) -> tensor<2x1xi8>
    %6 = "memref.get_global"() <{name = @b}> : () -> memref<1x1xi8>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<1x1xi8>) -> tensor<1x1xi8>
    %8 = "linalg.fill"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<2x1xi32>) -> tensor<2x1xi32>
    %9 = "linalg.matmul"(%5, %7, %8) <{cast = #linalg.type_fn<cast_signed>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
      %11 = "arith.extsi"(%arg0) : (i8) -> i32
      %12 = "arith.extsi"(%arg1) : (i8) -> i32
      %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg2, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<2x1xi8>, tensor<1x1xi8>, tensor<2x1xi32>) -> tensor<2x1xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<2x1xi32>) -> ()
    %10 = "vector.transfer_read"(%9, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x1xi32>, index, index, i32) -> vector<2x1xi32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<2x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

