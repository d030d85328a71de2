// expect: ( ( 1, 4, 3, -6 ), ( -2, 5, -2, 5 ), ( 3, -6, 1, 4 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %4 = "tosa.transpose"(%3) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %5 = "tosa.reverse"(%4) <{axis = 0 : i32}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = "tosa.concat"(%4, %5) <{axis = 1 : i32}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x4xi32>
    %7 = "vector.transfer_read"(%6, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x4xi32>, index, index, i32) -> vector<3x4xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
