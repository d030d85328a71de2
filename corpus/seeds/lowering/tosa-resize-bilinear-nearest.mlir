// expect: ( ( ( ( 2 ), ( 0.125 ), ( -1.75 ), ( 0.125 ), ( 2 ), ( 2 ) ), ( ( 4 ), ( 2.375 ), ( 0.75 ), ( -4.625 ), ( -10 ), ( -10 ) ), ( ( 5 ), ( 3.5 ), ( 2 ), ( -7 ), ( -16 ), ( -16 ) ) ) )
// expect: ( ( ( ( 752 ), ( -8 ), ( -768 ), ( -311 ), ( 146 ), ( 146 ) ), ( ( 224 ), ( -16 ), ( -256 ), ( 67 ), ( 390 ), ( 390 ) ), ( ( -40 ), ( -20 ), ( 0 ), ( 256 ), ( 512 ), ( 512 ) ) ) )
// expect: ( ( ( ( 127 ), ( -128 ), ( -128 ), ( 3 ), ( 3 ), ( 3 ) ), ( ( -5 ), ( 0 ), ( 0 ), ( 64 ), ( 64 ), ( 64 ) ), ( ( -5 ), ( 0 ), ( 0 ), ( 64 ), ( 64 ), ( 64 ) ) ) )
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[1.000000e+00], [-3.000000e+00], [8.000000e+00]], [[5.000000e+00], [2.000000e+00], [-1.600000e+01]]]]> : tensor<1x2x3x1xf32>, sym_name = "x", sym_visibility = "private", type = memref<1x2x3x1xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[[[127], [-128], [3]], [[-5], [0], [64]]]]> : tensor<1x2x3x1xi8>, sym_name = "q", sym_visibility = "private", type = memref<1x2x3x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %4 = "memref.get_global"() <{name = @x}> : () -> memref<1x2x3x1xf32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %6 = "memref.get_global"() <{name = @q}> : () -> memref<1x2x3x1xi8>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<1x2x3x1xi8>) -> tensor<1x2x3x1xi8>
    %8 = "tosa.const_shape"() <{values = dense<[4, 2, 2, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[1, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %10 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %11 = "tosa.resize"(%5, %8, %9, %10) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x2x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x6x1xf32>
    %12 = "vector.transfer_read"(%11, %0, %0, %0, %0, %1) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x3x6x1xf32>, index, index, index, index, f32) -> vector<1x3x6x1xf32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x6x1xf32>) -> ()
    %13 = "tosa.resize"(%7, %8, %9, %10) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x2x3x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x6x1xi32>
    %14 = "vector.transfer_read"(%13, %0, %0, %0, %0, %2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x3x6x1xi32>, index, index, index, index, i32) -> vector<1x3x6x1xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x6x1xi32>) -> ()
    %15 = "tosa.resize"(%7, %8, %9, %10) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x2x3x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x6x1xi8>
    %16 = "vector.transfer_read"(%15, %0, %0, %0, %0, %3) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x3x6x1xi8>, index, index, index, index, i8) -> vector<1x3x6x1xi8>
    "vector.print"(%16) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x6x1xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

