// expect: ( ( -15877 ), ( 130 ) )
// expect: ( ( 17147 ), ( 32642 ) )
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, 127, 5], [1, -1, 0]]> : tensor<2x3xi8>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[2], [-128], [127]]> : tensor<3x1xi8>, sym_name = "b", sym_visibility = "private", type = memref<3x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi8>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xi8>) -> tensor<2x3xi8>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<3x1xi8>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<3x1xi8>) -> tensor<3x1xi8>
    %6 = "tensor.empty"() : () -> tensor<2x1xi32>
    %7 = "linalg.fill"(%1, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: i32, %arg7: i32):
      "linalg.yield"(%arg6) : (i32) -> ()
    }) : (i32, tensor<2x1xi32>) -> tensor<2x1xi32>
    %8 = "linalg.matmul"(%3, %5, %7) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
      %16 = "arith.extsi"(%arg3) : (i8) -> i32
      %17 = "arith.extsi"(%arg4) : (i8) -> i32
      %18 = "arith.muli"(%16, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.addi"(%arg5, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) : (tensor<2x3xi8>, tensor<3x1xi8>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %9 = "linalg.matmul"(%3, %5, %7) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
      %12 = "arith.extui"(%arg0) : (i8) -> i32
      %13 = "arith.extui"(%arg1) : (i8) -> i32
      %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %15 = "arith.addi"(%arg2, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) : (tensor<2x3xi8>, tensor<3x1xi8>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %10 = "vector.transfer_read"(%8, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x1xi32>, index, index, i32) -> vector<2x1xi32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<2x1xi32>) -> ()
    %11 = "vector.transfer_read"(%9, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (tensor<2x1xi32>, index, index, i32) -> vector<2x1xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
