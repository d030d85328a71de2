// expect: ( ( -7, 3, 4, -7, 3, 4 ), ( -7, 5, -6, -7, 5, -6 ), ( -7, -7, -7, -7, -7, -7 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %4 = "tosa.const_shape"() <{values = dense<[3, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %5 = "tosa.const_shape"() <{values = dense<[1, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %6 = "tosa.const_shape"() <{values = dense<2> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %7 = "tosa.const_shape"() <{values = dense<[0, 1, 1, 0]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %9 = "tosa.const"() <{values = dense<-7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "tosa.reshape"(%3, %4) : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
    %11 = "tosa.slice"(%10, %5, %6) : (tensor<3x2xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xi32>
    %12 = "tosa.pad"(%11, %7, %9) : (tensor<2x2xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<3x3xi32>
    %13 = "tosa.tile"(%12, %8) : (tensor<3x3xi32>, !tosa.shape<2>) -> tensor<3x6xi32>
    %14 = "vector.transfer_read"(%13, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x6xi32>, index, index, i32) -> vector<3x6xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<3x6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
