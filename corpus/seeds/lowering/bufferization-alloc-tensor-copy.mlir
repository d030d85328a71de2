// expect: ( 1, -2, 3, -4 )
// expect: ( 1, -2, 99, -4 )
// expect: ( 0, 99, 99, 99 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, -2, 3, -4]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 99 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %6 = "bufferization.alloc_tensor"(%5) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xi32>) -> tensor<4xi32>
    %7 = "tensor.insert"(%3, %6, %1) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
    %8 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xi32>
    %9 = "linalg.fill"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (i32, tensor<4xi32>) -> tensor<4xi32>
    %10 = "tensor.insert"(%2, %9, %0) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
    %11 = "vector.transfer_read"(%5, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %12 = "vector.transfer_read"(%7, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %13 = "vector.transfer_read"(%10, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
