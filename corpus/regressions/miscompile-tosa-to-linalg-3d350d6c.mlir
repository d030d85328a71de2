// kind: miscompile
// culprit: tosa-to-linalg
// expect: ( ( ( ( 8 ), ( 8 ), ( 12 ), ( 16 ) ) ) )
// bad: PLAIN
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[[4], [8]]]]> : tensor<1x1x2x1xi8>, sym_name = "x", sym_visibility = "private", type = memref<1x1x2x1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @x}> : () -> memref<1x1x2x1xi8>
    %1 = "bufferization.to_tensor"(%0) <{restrict}> : (memref<1x1x2x1xi8>) -> tensor<1x1x2x1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 2, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[0, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %5 = "tosa.resize"(%1, %2, %3, %4) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi32>
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "vector.transfer_read"(%5, %6, %6, %6, %6, %7) <{in_bounds = [false, false, false, false], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = #map}> : (tensor<1x1x4x1xi32>, index, index, index, index, i32) -> vector<1x1x4x1xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1x4x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

