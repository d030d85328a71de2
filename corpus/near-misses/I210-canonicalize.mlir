// near-miss: I210
// same: '--pass-pipeline=builtin.module(canonicalize)'
// The change: arith.constant.value -1.
#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{sym_name = "a", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<1xi32>
    %4 = "bufferization.to_tensor"(%3) : (memref<1xi32>) -> tensor<1xi32>
    %5 = "arith.constant"() <{value = -1 : index}> : () -> index
    %6 = "tensor.extract_slice"(%4, %1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<1xi32>, index, index) -> tensor<?xi32>
    %7 = "affine.min"(%1) <{map = #map}> : (index) -> index
    %8 = "tensor.extract_slice"(%0, %1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi32>, index, index) -> tensor<?x1xi32>
    %9 = "linalg.broadcast"(%6, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (tensor<?xi32>, tensor<?x1xi32>) -> tensor<?x1xi32>
    %10 = "tensor.insert_slice"(%9, %0, %5, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x1xi32>, tensor<1x1xi32>, index, index) -> tensor<1x1xi32>
    %11 = "vector.transfer_read"(%10, %1, %1, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<1x1xi32>, index, index, i32) -> vector<1x1xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<1x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
