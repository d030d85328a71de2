// expect: ( ( 0, 2, 4 ), ( 7, 9, 11 ) )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 3, 5]> : tensor<3xi64>, sym_name = "in", sym_visibility = "private", type = memref<3xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-1, 6]> : tensor<2xi64>, sym_name = "d", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = (tensor<3xi64>, i64, i64, tensor<2x3xi64>) -> tensor<2x3xi64>, sym_name = "rows", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3xi64>, %arg3: i64, %arg4: i64, %arg5: tensor<2x3xi64>):
    %12 = "tensor.empty"() : () -> tensor<3xi64>
    %13 = "linalg.generic"(%arg2, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: i64, %arg9: i64):
      %19 = "arith.addi"(%arg8, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%19) : (i64) -> ()
    }) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %14 = "tensor.insert_slice"(%13, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %15 = "tensor.empty"() : () -> tensor<3xi64>
    %16 = "linalg.generic"(%arg2, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: i64, %arg7: i64):
      %18 = "arith.addi"(%arg4, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%18) : (i64) -> ()
    }) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %17 = "tensor.insert_slice"(%16, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%17) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<3xi64>
    %4 = "memref.get_global"() <{name = @d}> : () -> memref<2xi64>
    %5 = "memref.load"(%4, %0) : (memref<2xi64>, index) -> i64
    %6 = "memref.load"(%4, %1) : (memref<2xi64>, index) -> i64
    %7 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<3xi64>) -> tensor<3xi64>
    %8 = "tensor.empty"() : () -> tensor<2x3xi64>
    %9 = "linalg.fill"(%2, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i64, %arg1: i64):
      "linalg.yield"(%arg0) : (i64) -> ()
    }) : (i64, tensor<2x3xi64>) -> tensor<2x3xi64>
    %10 = "func.call"(%7, %5, %6, %9) <{callee = @rows}> : (tensor<3xi64>, i64, i64, tensor<2x3xi64>) -> tensor<2x3xi64>
    %11 = "vector.transfer_read"(%10, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (tensor<2x3xi64>, index, index, i64) -> vector<2x3xi64>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
