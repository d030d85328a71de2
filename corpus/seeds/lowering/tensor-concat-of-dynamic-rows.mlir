// expect: ( 1, 2, 3, 7, 8, 0 )
// expect: 5
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3]> : tensor<3xi64>, sym_name = "a", sym_visibility = "private", type = memref<3xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[7, 8, 9, 10]> : tensor<4xi64>, sym_name = "b", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<3xi64>, tensor<?xi64>) -> (tensor<?xi64>, index), sym_name = "join", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3xi64>, %arg1: tensor<?xi64>):
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<3xi64>, tensor<?xi64>) -> tensor<?xi64>
    %13 = "tensor.dim"(%12, %11) : (tensor<?xi64>, index) -> index
    "func.return"(%12, %13) : (tensor<?xi64>, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi64>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<4xi64>
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<3xi64>) -> tensor<3xi64>
    %7 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<4xi64>) -> tensor<4xi64>
    %8 = "tensor.extract_slice"(%7, %5) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<4xi64>, index) -> tensor<?xi64>
    %9:2 = "func.call"(%6, %8) <{callee = @join}> : (tensor<3xi64>, tensor<?xi64>) -> (tensor<?xi64>, index)
    %10 = "vector.transfer_read"(%9#0, %0, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<?xi64>, index, i64) -> vector<6xi64>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi64>) -> ()
    "vector.print"(%9#1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
