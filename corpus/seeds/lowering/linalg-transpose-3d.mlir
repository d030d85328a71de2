// expect: ( ( ( 1, 4 ), ( 7, 10 ) ), ( ( -2, 5 ), ( -8, 11 ) ), ( ( 3, -6 ), ( 9, -12 ) ) )
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[1, -2, 3], [4, 5, -6]], [[7, -8, 9], [10, 11, -12]]]> : tensor<2x2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2x3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x2x3xi32>) -> tensor<2x2x3xi32>
    %4 = "tensor.empty"() : () -> tensor<3x2x2xi32>
    %5 = "linalg.transpose"(%3, %4) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (tensor<2x2x3xi32>, tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %6 = "vector.transfer_read"(%5, %0, %0, %0, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<3x2x2xi32>, index, index, index, i32) -> vector<3x2x2xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
