// expect: ( ( 1, -2 ), ( 3, -4 ), ( 9, 8 ), ( 1, -2 ), ( 3, -4 ) )
// expect: ( ( 1, -2, 1, -2 ), ( 3, -4, 3, -4 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2], [3, -4]]> : tensor<2x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[9, 8]]> : tensor<1x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<1x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<1x2xi32>
    %5 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %6 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1x2xi32>) -> tensor<1x2xi32>
    %7 = "tensor.concat"(%5, %6, %5) <{dim = 0 : i64}> : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<2x2xi32>) -> tensor<5x2xi32>
    %8 = "tensor.concat"(%5, %5) <{dim = 1 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
    %9 = "vector.transfer_read"(%7, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<5x2xi32>, index, index, i32) -> vector<5x2xi32>
    %10 = "vector.transfer_read"(%8, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x4xi32>, index, index, i32) -> vector<2x4xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5x2xi32>) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<2x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
