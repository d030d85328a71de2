// expect: ( ( ( -1, 9 ), ( 5, 1 ), ( -1, 9 ) ) )
// expect: ( ( ( -1, 1 ) ) )
// expect: ( ( ( -9 ), ( 5 ), ( -9 ) ) )
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[5, 1], [7, -3], [7, 9], [-1, 9]]]> : tensor<1x4x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<1x4x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[3, 0, 3]]> : tensor<1x3xi32>, sym_name = "i", sym_visibility = "private", type = memref<1x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<1x4x2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<1x4x2xi32>) -> tensor<1x4x2xi32>
    %4 = "memref.get_global"() <{name = @i}> : () -> memref<1x3xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x3xi32>) -> tensor<1x3xi32>
    %6 = "tosa.gather"(%3, %5) : (tensor<1x4x2xi32>, tensor<1x3xi32>) -> tensor<1x3x2xi32>
    %7 = "tosa.reduce_min"(%6) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x3x2xi32>) -> tensor<1x1x2xi32>
    %8 = "tosa.reduce_product"(%6) <{axis = 2 : i32}> : (tensor<1x3x2xi32>) -> tensor<1x3x1xi32>
    %9 = "vector.transfer_read"(%6, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x3x2xi32>, index, index, index, i32) -> vector<1x3x2xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x2xi32>) -> ()
    %10 = "vector.transfer_read"(%7, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x1x2xi32>, index, index, index, i32) -> vector<1x1x2xi32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1x2xi32>) -> ()
    %11 = "vector.transfer_read"(%8, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x3x1xi32>, index, index, index, i32) -> vector<1x3x1xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<1x3x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
