// expect: 16 3 9 0 18 25 118
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = dense<[[1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 4], [0, 0, 0, 0, 5, 0]]> : tensor<4x6xi64>}> : () -> tensor<4x6xi64>
    %6 = "arith.constant"() <{value = dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %7 = "sparse_tensor.convert"(%5) : (tensor<4x6xi64>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>
    %8 = "sparse_tensor.number_of_entries"(%7) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>) -> index
    %9 = "arith.index_cast"(%8) : (index) -> i64
    "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
    %10 = "sparse_tensor.lvl"(%7, %1) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>, index) -> index
    %11 = "arith.index_cast"(%10) : (index) -> i64
    "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
    %12 = "tensor.empty"() : () -> tensor<4xi64>
    %13 = "linalg.fill"(%4, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: i64, %arg9: i64):
      "linalg.yield"(%arg8) : (i64) -> ()
    }) : (i64, tensor<4xi64>) -> tensor<4xi64>
    %14 = "linalg.generic"(%7, %6, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: i64, %arg6: i64, %arg7: i64):
      %22 = "arith.muli"(%arg5, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %23 = "arith.addi"(%arg7, %22) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%23) : (i64) -> ()
    }) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>, tensor<6xi64>, tensor<4xi64>) -> tensor<4xi64>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg4: index):
      %21 = "tensor.extract"(%14, %arg4) : (tensor<4xi64>, index) -> i64
      "func.call"(%21) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %15 = "sparse_tensor.convert"(%7) : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>>) -> tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %16 = "sparse_tensor.concatenate"(%15, %5) <{dimension = 0 : index}> : (tensor<4x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<4x6xi64>) -> tensor<8x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
    %17 = "sparse_tensor.foreach"(%16, %4) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: i64, %arg3: i64):
      %18 = "arith.index_cast"(%arg0) : (index) -> i64
      %19 = "arith.muli"(%arg2, %18) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %20 = "arith.addi"(%arg3, %19) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "sparse_tensor.yield"(%20) : (i64) -> ()
    }) : (tensor<8x6xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, i64) -> i64
    "func.call"(%17) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
