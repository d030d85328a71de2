// expect: ( ( 11, 18, 3 ), ( 14, 25, -6 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[10, 20, -30]]> : tensor<1x3xi32>, sym_name = "b", sym_visibility = "private", type = memref<1x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<1x3xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x3xi32>) -> tensor<1x3xi32>
    %6 = "tosa.add"(%3, %5) : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
    %7 = "tosa.sub"(%6, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "tosa.maximum"(%7, %3) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "tosa.greater"(%3, %5) : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
    %10 = "tosa.select"(%9, %8, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
