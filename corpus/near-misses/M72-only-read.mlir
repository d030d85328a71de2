// near-miss: M72
// expect: ( 1 )
// expect: ( 1, 6 )
// good: --inline PLAIN
// same: PLAIN
// The caller only reads both.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 6]> : tensor<2xi32>, sym_name = "m", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, i32) -> (tensor<2xi32>, tensor<1xi32>), sym_name = "both", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xi32>, %arg1: i32):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "tensor.insert"(%arg1, %arg0, %9) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
    %11 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1xi32>
    "func.return"(%10, %11) : (tensor<2xi32>, tensor<1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @m}> : () -> memref<2xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %6:2 = "func.call"(%5, %2) <{callee = @both}> : (tensor<2xi32>, i32) -> (tensor<2xi32>, tensor<1xi32>)
    %7 = "vector.transfer_read"(%6#1, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<1xi32>, index, i32) -> vector<1xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi32>) -> ()
    %8 = "vector.transfer_read"(%6#0, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
