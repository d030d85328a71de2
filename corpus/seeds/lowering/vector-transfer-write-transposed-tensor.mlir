// expect: ( ( 1, 3 ), ( 2, 4 ), ( 5, 6 ) )
// expect: ( ( 1, 2 ), ( 3, 4 ), ( 5, 6 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<3x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3x2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<3x2xi32>) -> tensor<3x2xi32>
    %4 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x2xi32>, index, index, i32) -> vector<2x2xi32>
    %5 = "vector.transfer_write"(%4, %3, %0, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map1}> : (vector<2x2xi32>, tensor<3x2xi32>, index, index) -> tensor<3x2xi32>
    %6 = "vector.transfer_read"(%5, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x2xi32>, index, index, i32) -> vector<3x2xi32>
    %7 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x2xi32>, index, index, i32) -> vector<3x2xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
