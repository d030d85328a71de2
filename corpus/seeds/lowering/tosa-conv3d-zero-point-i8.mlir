// expect: ( ( ( ( ( 123, -16399 ), ( -260, 32522 ) ) ), ( ( ( -29, 882 ), ( -31, 207 ) ) ) ) )
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[[1], [-128], [127]], [[3], [0], [8]]], [[[-2], [5], [7]], [[-1], [2], [-9]]]]]> : tensor<1x2x2x3x1xi8>, sym_name = "x", sym_visibility = "private", type = memref<1x2x2x3x1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[[1], [-1]], [[5], [2]]]], [[[[-128], [127]], [[0], [3]]]]]> : tensor<2x1x2x2x1xi8>, sym_name = "w", sym_visibility = "private", type = memref<2x1x2x2x1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[7, -7]> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @x}> : () -> memref<1x2x2x3x1xi8>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x2x2x3x1xi8>) -> tensor<1x2x2x3x1xi8>
    %4 = "memref.get_global"() <{name = @w}> : () -> memref<2x1x2x2x1xi8>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x1x2x2x1xi8>) -> tensor<2x1x2x2x1xi8>
    %6 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %8 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %10 = "tosa.conv3d"(%3, %5, %7, %8, %9) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x2x2x3x1xi8>, tensor<2x1x2x2x1xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x1x2x2xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true, true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = #map}> : (tensor<1x2x1x2x2xi32>, index, index, index, index, index, i32) -> vector<1x2x1x2x2xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x1x2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

