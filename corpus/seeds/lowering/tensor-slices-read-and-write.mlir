// expect: ( ( 0, 10, 2, 12 ), ( 10, 30, 12, 32 ), ( 20, 21, 22, 23 ), ( 10, 30, 21, 31 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33]]> : tensor<4x4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4x4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xindex>, sym_name = "o", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<4x4xi32>
    %4 = "memref.get_global"() <{name = @o}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<4x4xi32>) -> tensor<4x4xi32>
    %7 = "tensor.extract_slice"(%6, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 2, 2>}> : (tensor<4x4xi32>, index) -> tensor<2x2xi32>
    %8 = "tensor.insert_slice"(%7, %6, %5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xi32>, tensor<4x4xi32>, index) -> tensor<4x4xi32>
    %9 = "tensor.extract_slice"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<4xi32>
    %10 = "tensor.insert_slice"(%9, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<4x4xi32>, index, index, i32) -> vector<4x4xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
