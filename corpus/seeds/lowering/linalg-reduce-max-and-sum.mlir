// expect: ( 9, 11 )
// expect: ( ( 5, 3, -3 ), ( 17, 3, -3 ) )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[1, -2, 3], [4, 5, -6]], [[7, -8, 9], [10, 11, -12]]]> : tensor<2x2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x2x3xi32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x2x3xi32>) -> tensor<2x2x3xi32>
    %5 = "tensor.empty"() : () -> tensor<2xi32>
    %6 = "linalg.fill"(%2, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: i32, %arg7: i32):
      "linalg.yield"(%arg6) : (i32) -> ()
    }) : (i32, tensor<2xi32>) -> tensor<2xi32>
    %7 = "linalg.reduce"(%4, %6) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %14 = "arith.maxsi"(%arg4, %arg5) : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<2x2x3xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "tensor.empty"() : () -> tensor<2x3xi32>
    %9 = "linalg.fill"(%1, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (i32, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "linalg.reduce"(%4, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %13 = "arith.addi"(%arg1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<2x2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "vector.transfer_read"(%7, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    %12 = "vector.transfer_read"(%10, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<2x3xi32>, index, index, i32) -> vector<2x3xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
