// expect: ( 127, -56, 0, -1 )
// expect: ( -129, 200, 65536, -1 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-129, 200, 65536, -1]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %4 = "tosa.cast"(%3) : (tensor<4xi32>) -> tensor<4xi8>
    %5 = "tosa.cast"(%4) : (tensor<4xi8>) -> tensor<4xi32>
    %6 = "tosa.cast"(%3) : (tensor<4xi32>) -> tensor<4xf32>
    %7 = "tosa.cast"(%3) : (tensor<4xi32>) -> tensor<4xi1>
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "vector.transfer_read"(%5, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %10 = "vector.transfer_read"(%6, %0, %8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xf32>, index, f32) -> vector<4xf32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
