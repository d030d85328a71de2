// expect: ( 0, 0, 0 )
// expect: ( 10, 12, 14 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 3]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [-1, -1, -1]]> : tensor<4x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<4x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %4 = "memref.load"(%3, %0) : (memref<2xindex>, index) -> index
    %5 = "memref.load"(%3, %2) : (memref<2xindex>, index) -> index
    %6 = "memref.get_global"() <{name = @a}> : () -> memref<4x3xi32>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<4x3xi32>) -> tensor<4x3xi32>
    %8 = "tensor.splat"(%1) : (i32) -> tensor<3xi32>
    %9 = "tensor.extract_slice"(%7, %4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xi32>, index) -> tensor<?x3xi32>
    %10 = "tensor.extract_slice"(%7, %5) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -9223372036854775808, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xi32>, index) -> tensor<?x3xi32>
    %11 = "linalg.reduce"(%9, %8) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %16 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%16) : (i32) -> ()
    }) : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %12 = "linalg.reduce"(%10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %15 = "arith.addi"(%arg1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %13 = "vector.transfer_read"(%11, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    %14 = "vector.transfer_read"(%12, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
