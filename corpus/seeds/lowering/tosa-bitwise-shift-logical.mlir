// expect: ( 0, 0, 32, 0 )
// expect: ( -4, 15, 0, 0 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-8, 7, -2147483648, 1]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 31, 0]> : tensor<4xi32>, sym_name = "b", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<4xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %6 = "tosa.arithmetic_right_shift"(%3, %5) <{round = false}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "tosa.logical_left_shift"(%3, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %8 = "tosa.bitwise_xor"(%6, %7) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %9 = "tosa.bitwise_not"(%8) : (tensor<4xi32>) -> tensor<4xi32>
    %10 = "tosa.clz"(%9) : (tensor<4xi32>) -> tensor<4xi32>
    %11 = "tosa.const"() <{values = dense<[3, -2, 5, 7]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %12 = "tosa.intdiv"(%9, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %13 = "vector.transfer_read"(%10, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %14 = "vector.transfer_read"(%12, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
